package dev.wheelhouse.app.road;

import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Every vehicle as its true envelope, with as much of its state as the scale leaves room for. */
final class VehicleLayer implements Layer {
    static final double FULL_SCALE = 12;
    static final double NAME_SCALE = 4;
    private static final double MOST_TURN = Math.toRadians(60);
    private final FarVehicles far = new FarVehicles();

    @Override
    public String name() {
        return "Vehicles";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        if (d.scale() < NAME_SCALE) {
            far.draw(d);
            return;
        }
        double reach = 40;
        double left = d.f().camera().leftMeters() - reach;
        double right = left + d.width() / d.scale() + 2 * reach;
        for (int slot = 0; slot < d.f().current().fleet().size(); slot++) {
            double at = d.f().current().fleet().routeMeters(slot);
            if (at > left && at < right) {
                vehicle(d, slot);
            }
        }
        d.g().setTransform(new javafx.scene.transform.Affine());
        if (d.f().selected() >= 0) {
            brackets(d, d.f().selected());
        }
    }

    private static void vehicle(Drawing d, int slot) {
        Scenario.Envelope e = d.envelope(slot);
        VehicleLook look = VehicleLook.of(d.f().scenario(), d.f().current(), slot);
        double front = e.front() * d.scale();
        double rear = -e.rear() * d.scale();
        double half = e.width() / 2 * d.scale();
        turn(d, slot);
        GraphicsContext g = d.g();
        double round = Math.min(6, half / 2);
        g.setFill(d.p().body());
        g.fillRoundRect(rear, -half, front - rear, 2 * half, round, round);
        if (d.scale() >= FULL_SCALE) {
            glass(d, rear, front, half);
        }
        damage(d, slot, rear, front, half);
        edge(d, slot, look, rear, front, half);
        lamps(d, look, rear, half);
        if (d.scale() >= FULL_SCALE) {
            chevron(d, look, front, half);
        }
        identity(d, slot, rear, front);
        g.setTransform(new javafx.scene.transform.Affine());
        if (d.scale() >= FULL_SCALE) {
            badges(d, slot, look);
        }
        block(d, slot);
    }

    private static void turn(Drawing d, int slot) {
        d.reset();
        d.g().translate(d.x(d.f().x(slot)), d.y(d.f().y(slot)));
        d.g().rotate(-Math.toDegrees(d.f().yaw(slot)));
    }

    private static void glass(Drawing d, double rear, double front, double half) {
        double length = front - rear;
        GraphicsContext g = d.g();
        g.setFill(d.p().glass());
        double a = front - 0.36 * length;
        double b = front - 0.22 * length;
        g.fillPolygon(new double[] {a, b, b, a}, new double[] {-0.7 * half, -0.82 * half, 0.82 * half, 0.7 * half}, 4);
        g.fillRect(rear + 0.08 * length, -0.7 * half, 0.07 * length, 1.4 * half);
    }

    private static DamageState damageOf(Drawing d, int slot) {
        return d.f().scenario().damage().state(d.f().current().fleet().damagePoints(slot));
    }

    private static void damage(Drawing d, int slot, double rear, double front, double half) {
        DamageState state = damageOf(d, slot);
        if (state == DamageState.HEALTHY) {
            return;
        }
        d.g().setStroke(d.p().bodyLine());
        double every = Math.max(5, half / 2);
        d.hatch(rear, -half, front - rear, 2 * half, every, true);
        if (state == DamageState.DISABLED) {
            d.hatch(rear, -half, front - rear, 2 * half, every, false);
        }
    }

    private static void edge(Drawing d, int slot, VehicleLook look, double rear, double front, double half) {
        GraphicsContext g = d.g();
        g.setStroke(look.edge(d.p()));
        double line = look == VehicleLook.EMERGENCY || look == VehicleLook.AVOIDING ? 2 : 1;
        g.setLineWidth(line);
        if (damageOf(d, slot) == DamageState.DISABLED) {
            g.setLineDashes(4, 3);
        }
        double round = Math.min(6, half / 2);
        g.strokeRoundRect(rear + line / 2, -half + line / 2, front - rear - line, 2 * half - line, round, round);
        g.setLineDashes();
        g.setLineWidth(1);
    }

    /** Two lamps when braking, the whole rear in an emergency. */
    private static void lamps(Drawing d, VehicleLook look, double rear, double half) {
        GraphicsContext g = d.g();
        double deep = Math.max(2, Math.min(5, 0.22 * d.scale()));
        if (look == VehicleLook.EMERGENCY) {
            g.setFill(d.p().stop());
            g.fillRect(rear, -half, deep, 2 * half);
        } else if (look == VehicleLook.BRAKING) {
            double high = 0.5 * half;
            g.setFill(d.p().brakeFill());
            g.fillRect(rear, -half, deep, high);
            g.fillRect(rear, half - high, deep, high);
            g.setStroke(d.p().brake());
            g.strokeRect(rear, -half, deep, high);
            g.strokeRect(rear, half - high, deep, high);
        }
    }

    private static void chevron(Drawing d, VehicleLook look, double front, double half) {
        GraphicsContext g = d.g();
        g.setStroke(look.edge(d.p()));
        g.setLineWidth(1.5);
        double deep = Math.min(6, 0.25 * d.scale());
        double x = front - 4;
        g.strokePolyline(new double[] {x - deep, x, x - deep}, new double[] {-half / 2.4, 0, half / 2.4}, 3);
        g.setLineWidth(1);
    }

    /** It turns with the body up to 60 degrees, and stays upright beyond. */
    private static void identity(Drawing d, int slot, double rear, double front) {
        String name = d.f().nameOf(slot);
        double size = d.scale() >= FULL_SCALE ? 11 : Math.max(7, d.scale() * 0.95);
        Font font = d.scale() >= FULL_SCALE ? Drawing.NAME : Font.font(Drawing.NAME.getFamily(), size);
        double width = TextWidth.of(name, Drawing.NAME) * size / 11;
        if (width > front - rear - 4) {
            return;
        }
        GraphicsContext g = d.g();
        double yaw = d.f().yaw(slot);
        if (Math.abs(yaw) > MOST_TURN) {
            g.rotate(Math.toDegrees(yaw));
        }
        double x = d.scale() >= FULL_SCALE ? rear + 0.4 * (front - rear) : (rear + front) / 2;
        if (damageOf(d, slot) != DamageState.HEALTHY) {
            g.setFill(d.p().body());
            g.fillRect(x - width / 2 - 3, -size * 0.6, width + 6, size * 1.2);
        }
        g.setFont(font);
        g.setTextAlign(TextAlignment.CENTER);
        g.setFill(d.p().ink());
        g.fillText(name, x, size * 0.36);
    }

    private static void badges(Drawing d, int slot, VehicleLook look) {
        DamageState damage = damageOf(d, slot);
        Vec2[] corners = d.box(slot).corners();
        double x = d.x(Math.max(corners[0].x(), corners[3].x())) - 14;
        double y = d.y(Math.max(corners[0].y(), corners[1].y())) - 7;
        if (damage != DamageState.HEALTHY) {
            badge(d, x, y, damage == DamageState.DAMAGED ? Mark.DAMAGED : Mark.DISABLED, d.p().ink());
            x -= 16;
        }
        if (look != VehicleLook.FREE) {
            badge(d, x, y, markOf(d.f().current(), look), look.edge(d.p()));
        }
    }

    static Mark markOf(CompletedStep step, VehicleLook look) {
        boolean left = step.avoidance() != null && step.avoidance().side() == Side.LEFT;
        return look == VehicleLook.AVOIDING && left ? Mark.AVOID_LEFT : look.mark();
    }

    private static void badge(Drawing d, double x, double y, Mark mark, Color colour) {
        d.g().setFill(d.p().lane());
        d.g().fillRoundRect(x - 1, y - 1, 16, 16, 4, 4);
        mark.draw(d.g(), x + 1, y + 1, colour, d.p().onFill());
    }

    private static void block(Drawing d, int slot) {
        OrientedBox box = d.box(slot);
        double x0 = Double.POSITIVE_INFINITY;
        double y0 = Double.POSITIVE_INFINITY;
        double x1 = Double.NEGATIVE_INFINITY;
        double y1 = Double.NEGATIVE_INFINITY;
        for (Vec2 c : box.corners()) {
            x0 = Math.min(x0, d.x(c.x()));
            x1 = Math.max(x1, d.x(c.x()));
            y0 = Math.min(y0, d.y(c.y()));
            y1 = Math.max(y1, d.y(c.y()));
        }
        d.labels().block(x0 - 1, y0 - 1, x1 + 1, y1 + 1);
    }

    /** Four corners 5 pixels outside, over any other state. */
    private static void brackets(Drawing d, int slot) {
        Scenario.Envelope e = d.envelope(slot);
        turn(d, slot);
        GraphicsContext g = d.g();
        double front = e.front() * d.scale() + 5;
        double rear = -e.rear() * d.scale() - 5;
        double half = e.width() / 2 * d.scale() + 5;
        double arm = Math.min(9, half);
        g.setStroke(d.p().select());
        g.setLineWidth(2);
        for (double x : new double[] {rear, front}) {
            double inX = x == rear ? arm : -arm;
            for (double y : new double[] {-half, half}) {
                double inY = y < 0 ? arm : -arm;
                g.strokePolyline(new double[] {x + inX, x, x}, new double[] {y, y, y + inY}, 3);
            }
        }
    }
}
