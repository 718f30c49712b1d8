/** The window: transport, keys, selection, and the one ViewFrame a pulse. */
@NullMarked
package dev.wheelhouse.app.shell;

import org.jspecify.annotations.NullMarked;
