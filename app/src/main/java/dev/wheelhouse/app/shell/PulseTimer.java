package dev.wheelhouse.app.shell;

import java.util.function.DoubleConsumer;
import javafx.animation.AnimationTimer;

/** Calls once a pulse and measures it. What a pulse throws is reported, and the next pulse comes all the same. */
final class PulseTimer extends AnimationTimer {
    private static final double NEW_SHARE = 0.05;
    private final DoubleConsumer pulse;
    private final java.util.function.Consumer<RuntimeException> failed;
    private long lastNanos = -1;
    private double frameMillis;
    private double framesASecond = Double.NaN;

    PulseTimer(DoubleConsumer pulse, java.util.function.Consumer<RuntimeException> failed) {
        this.pulse = pulse;
        this.failed = failed;
    }

    @Override
    public void handle(long nowNanos) {
        double seconds = lastNanos < 0 ? 0 : (nowNanos - lastNanos) * 1e-9;
        lastNanos = nowNanos;
        if (seconds > 0) {
            double rate = 1 / seconds;
            framesASecond = Double.isNaN(framesASecond) ? rate : framesASecond + NEW_SHARE * (rate - framesASecond);
        }
        long before = System.nanoTime();
        try {
            pulse.accept(seconds);
        } catch (RuntimeException e) {
            failed.accept(e);
        }
        frameMillis += NEW_SHARE * ((System.nanoTime() - before) * 1e-6 - frameMillis);
    }

    double frameMillis() {
        return frameMillis;
    }

    double framesASecond() {
        return framesASecond;
    }
}
