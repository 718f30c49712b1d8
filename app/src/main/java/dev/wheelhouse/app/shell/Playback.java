package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.sim.recording.Matches;
import org.jspecify.annotations.Nullable;

/**
 * Where the window looks: a playhead over the recording that asks for more steps at its end and never passes it. Owned by the
 * window's thread.
 */
public final class Playback {
    private static final int MOST_STEPS_A_FRAME = 60;
    private static final double LONGEST_FRAME_SECONDS = 0.25;
    private static final double[] SPEEDS = {0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50};
    private static final int NORMAL = 3;
    private static final int NOTHING = -1;
    private final SimulationThread simulation;
    private double head;
    private boolean playing = true;
    private int speed = NORMAL;
    private double dropped;
    private long pending = NOTHING;
    private Matches.@Nullable Match stop;

    public Playback(SimulationThread simulation) {
        this.simulation = simulation;
    }

    /**
     * Moves by a frame's time. A slow frame, or one after the computer slept, moves by a bounded number of steps; the rest is
     * dropped and counted (M-11).
     */
    public void frame(double seconds) {
        if (playing) {
            double rate = SPEEDS[speed] * simulation.scenario().stepsPerSecond();
            double due = Math.max(0, seconds * rate);
            double moved = Math.min(due, Math.min(MOST_STEPS_A_FRAME, LONGEST_FRAME_SECONDS * rate));
            dropped += due - moved;
            double next = head + moved;
            // As far again as this frame moves, so that the next frame finds its steps.
            simulation.ensure((int) Math.ceil(next + moved) + 1);
            moveTo(Math.min(next, simulation.newest()));
        } else if (pending != NOTHING) {
            boolean isStopped = simulation.fault() != null || simulation.stop() != null;
            long newest = simulation.newest();
            head = Math.min(pending, newest);
            pending = newest >= pending || isStopped ? NOTHING : pending;
            if (isStopped && simulation.stop() != null) {
                stop = simulation.stop();
            }
        }
    }

    /** A condition that begins to hold on the way ends it, over recorded steps as at the live edge (T-4). */
    private void moveTo(double to) {
        Matches.Match met =
                simulation.armed().after(simulation.recording(), shown(), (long) Math.ceil(to), () -> false);
        if (met == null) {
            head = to;
            return;
        }
        head = met.step();
        playing = false;
        stop = met;
    }

    /** The condition that paused since the last call, null for none. */
    public Matches.@Nullable Match takeStop() {
        Matches.Match taken = stop;
        stop = null;
        return taken;
    }

    public void togglePlay() {
        if (playing) {
            pause();
        } else {
            playing = true;
            pending = NOTHING;
            simulation.release();
        }
    }

    /** Stops on a whole step; at the live edge on the newest one, so that the next command meets what is on screen. */
    public void pause() {
        if (playing) {
            playing = false;
            pending = isAtLiveEdge() ? simulation.wanted() : (long) Math.ceil(head);
            head = Math.ceil(head);
            frame(0);
        }
    }

    /** Whether the playhead runs with the newest steps, and not over older ones. */
    public boolean isAtLiveEdge() {
        double ahead = 2
                * Math.min(
                        MOST_STEPS_A_FRAME,
                        LONGEST_FRAME_SECONDS
                                * SPEEDS[speed]
                                * simulation.scenario().stepsPerSecond());
        return simulation.newest() - head <= (playing ? ahead + 2 : 0);
    }

    /** Steps pause; one beyond the newest is computed. */
    public void step(int by) {
        long from = pending != NOTHING ? pending : shown();
        playing = false;
        pending = Math.max(0, from + by);
        Matches.Match met = simulation
                .armed()
                .after(simulation.recording(), shown(), Math.min(pending, simulation.newest()), () -> false);
        if (met != null) {
            pending = met.step();
            stop = met;
        }
        simulation.release();
        simulation.ensure((int) pending);
        frame(0);
    }

    /** Goes to a recorded step, exactly, and changes neither playing nor paused. */
    public void seek(long number) {
        pending = NOTHING;
        head = Math.max(0, Math.min(number, simulation.newest()));
    }

    /** Whether what is on screen stays until somebody acts. */
    public boolean isSettled() {
        return !playing && pending == NOTHING;
    }

    public void changeSpeed(int by) {
        speed = Math.max(0, Math.min(SPEEDS.length - 1, speed + by));
    }

    public boolean isPlaying() {
        return playing;
    }

    public double speed() {
        return SPEEDS[speed];
    }

    public long droppedSteps() {
        return (long) dropped;
    }

    /** The step that is shown: the later of the two that a running picture lies between. */
    public int shown() {
        return (int) Math.ceil(head);
    }

    /** How far from the step before {@link #shown} to it; 1 while paused. */
    public double fraction() {
        double part = head - Math.floor(head);
        return part == 0 ? 1 : part;
    }
}
