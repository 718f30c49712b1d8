/** Who drives, in words and signs: rows of seats, checks, candidates and calls, made from completed steps alone. Window's thread. */
@NullMarked
package dev.wheelhouse.app.authority;

import org.jspecify.annotations.NullMarked;
