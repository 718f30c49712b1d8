/** The HUD: one class a card, all filled from one ViewFrame. */
@NullMarked
package dev.wheelhouse.app.hud;

import org.jspecify.annotations.NullMarked;
