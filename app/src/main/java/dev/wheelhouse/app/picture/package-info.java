/** Pictures without a screen: owns the headless display's settings and the PNG encoding; reads what is drawn, changes nothing. */
@NullMarked
package dev.wheelhouse.app.picture;

import org.jspecify.annotations.NullMarked;
