package com.sun.javafx.font.freetype;

/**
 * Stands in for JavaFX's native Pango binding where the system has no Pango. JavaFX shapes plain left-to-right text in
 * Java and calls Pango for complex text only; a font map of 0 tells it that there is none.
 */
final class OSPango {
    static final int PANGO_SCALE = 1024;

    private OSPango() {}

    static long pango_ft2_font_map_new() {
        return 0;
    }

    static boolean FcConfigAppFontAddFile(long config, String file) {
        return true;
    }
}
