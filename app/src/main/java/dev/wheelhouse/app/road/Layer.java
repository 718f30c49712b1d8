package dev.wheelhouse.app.road;

/** One kind of thing on the road. It draws from the frame alone, and leaves nothing behind but pixels and labels. */
interface Layer {
    /** Shown where the layer could not be drawn. */
    String name();

    /** The key, 1 to 7, that switches it; 0 for one that is always on. */
    int key();

    void draw(Drawing d);
}
