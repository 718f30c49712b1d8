package dev.wheelhouse.app.theme;

/**
 * Colours as they are seen with a deficiency (Machado, Oliveira, Fernandes 2009, severity 1.0, linear RGB), and the difference of
 * two colours (CIEDE2000, Sharma, Wu, Dalal 2005).
 */
final class ColourVision {
    static final double[] PROTANOPIA = {
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998
    };
    static final double[] DEUTERANOPIA = {
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881
    };
    static final double[] TRITANOPIA = {
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900
    };

    private ColourVision() {}

    /** Clipped to what a screen can show. */
    static double[] seen(double[] linear, double[] matrix) {
        if (matrix == null) {
            return linear;
        }
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            double v = matrix[3 * k] * linear[0] + matrix[3 * k + 1] * linear[1] + matrix[3 * k + 2] * linear[2];
            out[k] = asShown(Math.max(0, Math.min(1, v)));
        }
        return out;
    }

    /** A screen shows 256 steps of each channel. */
    private static double asShown(double linear) {
        double c = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
        double step = Math.round(c * 255) / 255.0;
        return step <= 0.04045 ? step / 12.92 : Math.pow((step + 0.055) / 1.055, 2.4);
    }

    /** CIE L*a*b* under D65. */
    static double[] lab(double[] c) {
        double x = f((0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047);
        double y = f(0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]);
        double z = f((0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double f(double t) {
        return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }

    static double deltaE2000(double[] p, double[] q) {
        double mean7 = Math.pow((Math.hypot(p[1], p[2]) + Math.hypot(q[1], q[2])) / 2, 7);
        double g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + Math.pow(25, 7))));
        double a1 = (1 + g) * p[1];
        double a2 = (1 + g) * q[1];
        double c1 = Math.hypot(a1, p[2]);
        double c2 = Math.hypot(a2, q[2]);
        double h1 = hue(a1, p[2]);
        double h2 = hue(a2, q[2]);
        double dh = c1 * c2 == 0 ? 0 : Math.IEEEremainder(h2 - h1, 360);
        double meanHue = c1 * c2 == 0 ? h1 + h2 : meanHue(h1, h2);
        double dH = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(dh / 2));
        double meanL = (p[0] + q[0]) / 2;
        double meanC = (c1 + c2) / 2;
        double t = 1
                - 0.17 * Math.cos(Math.toRadians(meanHue - 30))
                + 0.24 * Math.cos(Math.toRadians(2 * meanHue))
                + 0.32 * Math.cos(Math.toRadians(3 * meanHue + 6))
                - 0.20 * Math.cos(Math.toRadians(4 * meanHue - 63));
        double away = (meanL - 50) * (meanL - 50);
        double sl = 1 + 0.015 * away / Math.sqrt(20 + away);
        double sc = 1 + 0.045 * meanC;
        double sh = 1 + 0.015 * meanC * t;
        double c7 = Math.pow(meanC, 7);
        double turn = Math.exp(-Math.pow((meanHue - 275) / 25, 2));
        double rt = -2 * Math.sqrt(c7 / (c7 + Math.pow(25, 7))) * Math.sin(Math.toRadians(60 * turn));
        double l = (q[0] - p[0]) / sl;
        double c = (c2 - c1) / sc;
        double h = dH / sh;
        return Math.sqrt(l * l + c * c + h * h + rt * c * h);
    }

    private static double hue(double a, double b) {
        double degrees = Math.toDegrees(Math.atan2(b, a));
        return degrees < 0 ? degrees + 360 : degrees;
    }

    private static double meanHue(double h1, double h2) {
        if (Math.abs(h1 - h2) <= 180) {
            return (h1 + h2) / 2;
        }
        return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
    }
}
