package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.simthread.SimulationThread;

/** Where the window looks: a playhead over the recording that asks for more steps at its end. Owned by the window's thread. */
public final class Playback {
    private static final int MOST_STEPS_A_FRAME = 60;
    private static final double[] SPEEDS = {0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50};
    private final SimulationThread simulation;
    private double head;
    private boolean playing = true;
    private int speed = 3;
    private long dropped;

    public Playback(SimulationThread simulation) {
        this.simulation = simulation;
    }

    /** Moves by a frame's time; what a slow frame cannot run is dropped and counted (M-11). */
    public void frame(double seconds) {
        if (!playing) {
            return;
        }
        double wanted = seconds * SPEEDS[speed] * simulation.scenario().stepsPerSecond();
        double moved = Math.min(wanted, MOST_STEPS_A_FRAME);
        dropped += (long) (wanted - moved);
        double next = head + moved;
        simulation.ensure((int) Math.ceil(next) + 1);
        head = Math.min(next, simulation.newest());
    }

    public void togglePlay() {
        playing = !playing;
        if (!playing) {
            head = Math.ceil(head);
            simulation.ensure((int) head);
            head = Math.min(head, simulation.newest());
        }
    }

    /** Steps pause; one beyond the newest is computed. */
    public void step(int by) {
        playing = false;
        int target = Math.max(0, (int) Math.ceil(head) + by);
        simulation.ensure(target);
        head = Math.min(target, Math.max(simulation.newest(), 0));
        pending = target;
    }

    private int pending = -1;

    /** A step that was asked for while it was not there yet is shown as soon as it is. */
    public void settle() {
        if (!playing && pending > head && pending <= simulation.newest()) {
            head = pending;
        }
    }

    public void seek(int number) {
        pending = -1;
        head = Math.max(0, Math.min(number, simulation.newest()));
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
        return dropped;
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
