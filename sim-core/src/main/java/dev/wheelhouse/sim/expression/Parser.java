package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.expression.Expression.Test;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;

/** Reads one expression by recursive descent: {@code or} binds least, then {@code and}, then {@code not}. */
final class Parser {
    private static final List<String> COMPARISONS = List.of("=", "!=", "<", "<=", ">", ">=");
    private static final int DEEPEST = 64;
    private final Vocabulary names;
    private final List<Token> tokens;
    private int next;
    private int depth;

    Parser(String text, Vocabulary names) throws ExpressionException {
        this.names = names;
        this.tokens = Token.of(text);
    }

    Test whole() throws ExpressionException {
        Test test = either();
        if (token().kind() != Token.Kind.END) {
            throw wrong("'" + token().text() + "' cannot follow", List.of("and", "or", "the end"));
        }
        return test;
    }

    private Token token() {
        return tokens.get(next);
    }

    private Token take() {
        return tokens.get(next++);
    }

    private boolean takes(String word) {
        boolean isThere = token().is(word);
        next += isThere ? 1 : 0;
        return isThere;
    }

    private ExpressionException wrong(String what, List<String> expected) {
        return new ExpressionException(token().position(), what, expected);
    }

    private String here() {
        return token().kind() == Token.Kind.END ? "the text ends" : "'" + token().text() + "' is not known";
    }

    private void need(String sign) throws ExpressionException {
        if (!takes(sign)) {
            throw wrong(here(), List.of(sign));
        }
    }

    private Test either() throws ExpressionException {
        Test left = both();
        while (takes("or")) {
            Test first = left;
            Test second = both();
            left = step -> first.holds(step) || second.holds(step);
        }
        return left;
    }

    private Test both() throws ExpressionException {
        Test left = single();
        while (takes("and")) {
            Test first = left;
            Test second = single();
            left = step -> first.holds(step) && second.holds(step);
        }
        return left;
    }

    private Test single() throws ExpressionException {
        if (++depth > DEEPEST) {
            throw wrong("nested more than " + DEEPEST + " deep", List.of());
        }
        Test test;
        if (takes("not")) {
            Test denied = single();
            test = step -> !denied.holds(step);
        } else if (takes("(")) {
            test = either();
            need(")");
        } else {
            test = takes("event") ? event() : comparison();
        }
        depth--;
        return test;
    }

    private Test event() throws ExpressionException {
        EventKind kind = EventKind.values()[code(names.kinds())];
        int slot = takes("of") ? code(names.vehicles()) : -1;
        return step -> happens(step, kind, slot);
    }

    private static boolean happens(CompletedStep step, EventKind kind, int slot) {
        List<Event> events = step.events();
        for (int k = 0; k < events.size(); k++) {
            Event e = events.get(k);
            if (e.kind() == kind && (slot < 0 || e.slot() == slot)) {
                return true;
            }
        }
        return false;
    }

    /** The place of a name in its domain. */
    private int code(Domain domain) throws ExpressionException {
        int code = domain.codeOf(token().text());
        if (code < 0) {
            String what =
                    token().kind() == Token.Kind.END ? here() : "'" + token().text() + "' is not " + domain.word();
            throw wrong(what, domain.names());
        }
        next++;
        return code;
    }

    private Test comparison() throws ExpressionException {
        int start = token().position();
        Operand left = operand();
        if (!isComparison()) {
            if (left.field().domain() != Domain.TRUTH) {
                throw wrong(left.field().name() + " has to be compared", COMPARISONS);
            }
            return left.test((step, slot) -> left.field().reader().of(step, slot) == 1);
        }
        Comparison by = Comparison.of(take().text());
        boolean asksForOrder = !by.isEquality() && !left.field().domain().isNumber();
        if (asksForOrder) {
            throw new ExpressionException(
                    start,
                    left.field().name() + " is " + left.field().domain().word() + ", which has no order",
                    List.of("=", "!="));
        }
        if (takes("null")) {
            return absence(left, by);
        }
        double right = value(left.field().domain());
        return left.test((step, slot) -> by.holds(left.field().reader().of(step, slot), right));
    }

    private Test absence(Operand left, Comparison by) throws ExpressionException {
        if (!by.isEquality()) {
            throw wrong("null has no order", List.of("=", "!="));
        }
        boolean wantsNone = by == Comparison.EQUAL;
        return left.test((step, slot) -> Double.isNaN(left.field().reader().of(step, slot)) == wantsNone);
    }

    private boolean isComparison() {
        return token().kind() == Token.Kind.SIGN && Comparison.isSign(token().text());
    }

    private double value(Domain domain) throws ExpressionException {
        if (!domain.isNumber()) {
            return code(domain);
        }
        try {
            double value = Double.parseDouble(token().text());
            if (token().kind() == Token.Kind.NUMBER && Double.isFinite(value)) {
                next++;
                return value;
            }
        } catch (NumberFormatException e) {
            throw wrong(numberWanted(), List.of("a number", "null"));
        }
        throw wrong(numberWanted(), List.of("a number", "null"));
    }

    private String numberWanted() {
        return token().kind() == Token.Kind.END ? here() : "'" + token().text() + "' is no number";
    }

    private Operand operand() throws ExpressionException {
        if (token().is(Vocabulary.VEHICLE)) {
            next++;
            return ofVehicle();
        }
        if (takes(Vocabulary.SEAT)) {
            return ofSeat();
        }
        if (takes(Vocabulary.PERSON)) {
            return ofOne(names.authority().persons(), names.authority().ofPerson());
        }
        if (takes(Vocabulary.ENTRY)) {
            return ofOne(names.authority().entries(), names.authority().ofEntry());
        }
        Field field = names.stepField(token().text());
        if (field == null) {
            throw wrong(here(), names.beginnings());
        }
        next++;
        return new Operand(field, Operand.THE_STEP);
    }

    private Operand ofVehicle() throws ExpressionException {
        need("(");
        int who;
        if (takes(Vocabulary.ANY)) {
            who = Operand.ANY;
        } else if (takes(Vocabulary.ALL)) {
            who = Operand.ALL;
        } else {
            who = vehicleOrQuantifier();
        }
        need(")");
        return new Operand(dotted(names.vehicleFields()), who);
    }

    /** A field behind a point. */
    private Field dotted(List<Field> fields) throws ExpressionException {
        List<String> expected = new ArrayList<>();
        for (Field field : fields) {
            String written = "." + field.name();
            if (takes(written)) {
                return field;
            }
            expected.add(written);
        }
        throw wrong(here(), expected);
    }

    private Operand ofOne(Domain domain, List<Field> fields) throws ExpressionException {
        need("(");
        int slot = code(domain);
        need(")");
        return new Operand(dotted(fields), slot);
    }

    private Operand ofSeat() throws ExpressionException {
        need("(");
        int vehicle = code(names.vehicles());
        need(",");
        int seats = names.seatsOf(vehicle);
        int seat = seats == 0 ? -1 : new Domain("a seat of that vehicle", numbers(seats)).codeOf(token().text());
        if (seat < 0) {
            throw wrong("there is no seat '" + token().text() + "'", numbers(seats));
        }
        next++;
        need(")");
        return new Operand(dotted(names.authority().ofSeat()), AuthorityFields.seatSlot(vehicle, seat));
    }

    private static List<String> numbers(int count) {
        List<String> numbers = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            numbers.add(Integer.toString(k));
        }
        return numbers;
    }

    private int vehicleOrQuantifier() throws ExpressionException {
        int slot = names.vehicles().codeOf(token().text());
        if (slot < 0) {
            List<String> expected = new ArrayList<>(List.of(Vocabulary.ANY, Vocabulary.ALL));
            expected.addAll(names.vehicles().names());
            throw wrong(
                    token().kind() == Token.Kind.END ? here() : "'" + token().text() + "' is not a vehicle", expected);
        }
        next++;
        return slot;
    }
}
