/** What is computed again beside a run: self-checks of snapshots, replays into a recording. */
@NullMarked
package dev.wheelhouse.app.work;

import org.jspecify.annotations.NullMarked;
