package dev.wheelhouse.app.road;

import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.canvas.GraphicsContext;

/** The selected vehicle's state, and pointers at the view's edges, inside the left kerb, to those outside that matter. */
final class PointerLayer implements Layer {
    private static final double HIGH = 18;
    private static final double BELOW_CHIPS = 36;

    @Override
    public String name() {
        return "Pointers";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        int selected = d.f().selected();
        boolean hasPlate = d.f().isOn(4)
                && d.f().current().avoidance() != null
                && d.f().current().avoidance().slot() == selected;
        if (selected >= 0 && !hasPlate) {
            StatePlates.of(d, selected, Labels.Priority.STATE);
        }
        double top = Math.max(BELOW_CHIPS, d.y(d.f().scenario().road().drivableHalfWidth()) + 4);
        double[] rows = {top, top};
        for (Map.Entry<Integer, String> e : concerned(d).entrySet()) {
            double x = d.x(d.f().x(e.getKey()));
            double reach = d.envelope(e.getKey()).length() / 2 * d.scale();
            if (x + reach < 0) {
                pointer(d, e.getKey(), e.getValue(), true, rows[0]);
                rows[0] += HIGH + 3;
            } else if (x - reach > d.width()) {
                pointer(d, e.getKey(), e.getValue(), false, rows[1]);
                rows[1] += HIGH + 3;
            }
        }
    }

    /** Who matters, in this order: the selected, its leader and follower, whoever answers or avoids. */
    private static Map<Integer, String> concerned(Drawing d) {
        CompletedStep step = d.f().current();
        Map<Integer, String> slots = new LinkedHashMap<>();
        int selected = d.f().selected();
        if (step.decision() != null) {
            slots.put(step.decision().slot(), "responder");
        }
        if (step.avoidance() != null) {
            slots.putIfAbsent(step.avoidance().slot(), "avoiding");
        }
        if (selected >= 0) {
            slots.putIfAbsent(selected, "selected");
            int place = placeOf(step.fleet(), selected);
            if (place > 0) {
                slots.putIfAbsent(step.fleet().slotAt(place - 1), "leader");
            }
            if (place + 1 < step.fleet().size()) {
                slots.putIfAbsent(step.fleet().slotAt(place + 1), "follower");
            }
        }
        return slots;
    }

    private static int placeOf(FleetState fleet, int slot) {
        int place = 0;
        while (fleet.slotAt(place) != slot) {
            place++;
        }
        return place;
    }

    private static void pointer(Drawing d, int slot, String role, boolean left, double y) {
        GraphicsContext g = d.g();
        double edgeMeters = d.f().camera().meters(left ? 0 : d.width());
        String text = d.f().nameOf(slot) + " " + role + ", " + Figures.of(Math.abs(d.f().x(slot) - edgeMeters), 0, "m");
        double wide = Math.ceil(TextWidth.of(text, Drawing.LABEL)) + 20;
        double x = left ? 2 : d.width() - wide - 2;
        double top = Math.round(y);
        VehicleLook look = VehicleLook.of(d.f().scenario(), d.f().current(), slot);
        g.setFill(d.p().panel());
        g.fillRect(x, top, wide, HIGH);
        g.setStroke(slot == d.f().selected() ? d.p().select() : look.edge(d.p()));
        g.strokeRect(x + 0.5, top + 0.5, wide - 1, HIGH - 1);
        double tip = left ? x + 4 : x + wide - 4;
        double back = left ? tip + 6 : tip - 6;
        double middle = top + HIGH / 2;
        g.strokePolyline(new double[] {back, tip, back}, new double[] {middle - 4, middle, middle + 4}, 3);
        g.setFill(d.p().ink());
        g.fillText(text, left ? x + 14 : x + 6, top + 13);
        d.labels().block(x, top, x + wide, top + HIGH);
    }
}
