package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.crossing.BatchCadence;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** All names that an expression over a scenario's steps may use. Made once a scenario; may be shared by threads. */
public final class Vocabulary {
    static final String ANY = "any";
    static final String ALL = "all";
    static final String VEHICLE = "vehicle";
    static final String SEAT = "seat";
    static final String PERSON = "person";
    static final String ENTRY = "entry";
    private static final Domain KINDS = Domain.of("an event kind", EventKind.values());
    private final Domain vehicles;
    private final Domain pedestrians;
    private final List<Field> ofStep;
    private final List<Field> ofVehicle;
    private final AuthorityFields authority;
    private final List<Integer> seats = new ArrayList<>();

    public Vocabulary(Scenario scenario) {
        List<String> ids = new ArrayList<>();
        for (Scenario.Vehicle v : scenario.fleet().vehicles()) {
            ids.add(v.id().value());
            seats.add(v.seats());
        }
        vehicles = new Domain("a vehicle", ids);
        pedestrians = new Domain("a pedestrian", pedestriansOf(scenario));
        ofStep = StepFields.of(scenario, vehicles, pedestrians);
        authority = new AuthorityFields(scenario, vehicles);
        ofVehicle = VehicleFields.of(scenario);
        ofVehicle.addAll(authority.ofVehicle());
    }

    private static List<String> pedestriansOf(Scenario s) {
        List<String> names = new ArrayList<>();
        if (s.crossing() != null) {
            names.add("C1");
            names.add("C2");
        }
        Scenario.@Nullable Surprise surprise = s.surprise();
        if (surprise != null) {
            BatchCadence cadence = surprise.cadence();
            for (int k = 0; k < cadence.count(); k++) {
                for (int n = 1; n <= surprise.batchSize(); n++) {
                    names.add("S" + (cadence.firstNumber() + k) + "-" + n);
                }
            }
        }
        s.persons().forEach(p -> names.add(p.id()));
        return names;
    }

    Domain vehicles() {
        return vehicles;
    }

    Domain kinds() {
        return KINDS;
    }

    @Nullable
    Field stepField(String name) {
        return find(ofStep, name);
    }

    List<Field> vehicleFields() {
        return ofVehicle;
    }

    AuthorityFields authority() {
        return authority;
    }

    int seatsOf(int vehicle) {
        return seats.get(vehicle);
    }

    private static @Nullable Field find(List<Field> fields, String name) {
        for (Field field : fields) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }

    static List<String> names(List<Field> fields) {
        List<String> names = new ArrayList<>();
        fields.forEach(f -> names.add(f.name()));
        return names;
    }

    /** What an expression may begin with. */
    List<String> beginnings() {
        List<String> names = names(ofStep);
        names.add("event");
        names.add(VEHICLE + "(");
        names.add(SEAT + "(");
        names.add(PERSON + "(");
        names.add(ENTRY + "(");
        names.add("not");
        names.add("(");
        return names;
    }

    /** The names that may stand where a text ends and have its last word in them, those that begin with it first. */
    public List<String> completions(String text) {
        int start = wordStart(text);
        String begun = text.substring(start).toLowerCase(Locale.ROOT);
        List<String> first = new ArrayList<>();
        List<String> further = new ArrayList<>();
        for (String name : expectedAfter(text.substring(0, start))) {
            String lower = name.toLowerCase(Locale.ROOT);
            if (lower.startsWith(begun) && !lower.equals(begun)) {
                first.add(name);
            } else if (lower.contains(begun) && !lower.equals(begun)) {
                further.add(name);
            }
        }
        first.addAll(further);
        return first;
    }

    /** A text with its last word replaced by one of its {@link #completions}. */
    public static String completed(String text, String name) {
        return text.substring(0, wordStart(text)) + name;
    }

    private static int wordStart(String text) {
        int start = text.length();
        while (start > 0 && isOfAWord(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static boolean isOfAWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '-';
    }

    /** What the parser would have liked to read at the end of what is there. */
    private List<String> expectedAfter(String before) {
        try {
            Expression.parse(before, this);
            return List.of("and", "or");
        } catch (ExpressionException e) {
            return e.position() >= before.stripTrailing().length() ? e.expected() : List.of();
        }
    }
}
