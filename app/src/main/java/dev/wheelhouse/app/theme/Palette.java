package dev.wheelhouse.app.theme;

import javafx.scene.paint.Color;

/** The dark palette; a colour never stands without a shape or a word. */
public final class Palette {
    public static final Color PANEL = Color.web("#12161C");
    public static final Color LINE = Color.web("#252C36");
    public static final Color GROUND = Color.web("#0E1217");
    public static final Color SHOULDER = Color.web("#181D24");
    public static final Color LANE = Color.web("#252B34");
    public static final Color MARK = Color.web("#8B95A4");
    public static final Color BODY = Color.web("#434D5B");
    public static final Color BODY_LINE = Color.web("#C3CBD6");
    public static final Color INK = Color.web("#E9EDF2");
    public static final Color INK2 = Color.web("#B3BCC8");
    public static final Color INK3 = Color.web("#8F99A8");
    public static final Color SELECT = Color.web("#5CB9F1");
    public static final Color BRAKE = Color.web("#FFC15C");
    public static final Color STOP = Color.web("#FF3D23");
    public static final Color AVOID = Color.web("#74F7FE");
    public static final Color OK = Color.web("#4EA261");

    private Palette() {}
}
