package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.Session;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.state.Event;
import java.util.function.Function;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The recorded events of the selected vehicle or of all. A row leads to its step; the newest event up to the step on screen is the
 * chosen row.
 */
final class EventsTab extends VBox {
    private final TableView<Event> table = new TableView<>();
    private final ToggleButton onlySelected = new ToggleButton("Of this vehicle alone");
    private final LongConsumer seek;
    private final TableColumn<Event, String> vehicle;
    private @Nullable Session session;
    private int read;
    private int listed = -1;
    private long chosenFor = -1;
    private boolean isFollowing;

    EventsTab(LongConsumer seek) {
        super(0);
        this.seek = seek;
        setId("inspector-events");
        onlySelected.setId("events-of-selected");
        onlySelected.setSelected(true);
        onlySelected.getStyleClass().add("small-toggle");
        onlySelected.setTooltip(new Tooltip("List the selected vehicle's events, or everybody's"));
        HBox head = new HBox(onlySelected);
        head.getStyleClass().add("list-head");
        table.setId("events-table");
        table.setAccessibleText("Recorded events");
        table.setPlaceholder(new Label("No event is recorded yet"));
        table.setFixedCellSize(24);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        column("Time", 62, e -> clock().format(e.step()) + "\u00a0s").setMaxWidth(62);
        eventColumn();
        vehicle = column("Vehicle", 54, this::who);
        vehicle.setMaxWidth(54);
        column("What", 66, EventsTab::detail).setCellFactory(c -> new DetailCell());
        table.getSelectionModel().selectedItemProperty().addListener((of, was, is) -> {
            if (is != null && !isFollowing) {
                seek.accept(is.step());
            }
        });
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head, table);
    }

    private StepClock clock() {
        return new StepClock(session == null ? 10 : session.scenario().stepsPerSecond());
    }

    private String who(Event e) {
        Session open = session;
        return open == null || e.slot() < 0
                ? Numbers.ABSENT
                : open.scenario().fleet().vehicles().get(e.slot()).id().value();
    }

    private static String detail(Event e) {
        if (!Double.isNaN(e.impulseNs())) {
            return Numbers.of(e.impulseNs(), 0, "N\u00b7s");
        }
        return e.detail().isEmpty() ? e.other() : e.detail();
    }

    private TableColumn<Event, String> column(String title, double width, Function<Event, String> text) {
        TableColumn<Event, String> column = new TableColumn<>(title);
        column.setPrefWidth(width);
        column.setMinWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(c -> new ReadOnlyStringWrapper(text.apply(c.getValue())));
        table.getColumns().add(column);
        return column;
    }

    private void eventColumn() {
        TableColumn<Event, String> column = new TableColumn<>("Event");
        column.setMinWidth(158);
        column.setPrefWidth(158);
        column.setMaxWidth(158);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(
                c -> new ReadOnlyStringWrapper(EventWords.name(c.getValue().kind())));
        column.setCellFactory(c -> new EventCell());
        table.getColumns().add(column);
    }

    void open(Session opened) {
        session = opened;
        listed = -1;
        read = 0;
        chosenFor = -1;
        table.getItems().clear();
    }

    void show(ViewFrame f) {
        Session open = session;
        if (open == null) {
            return;
        }
        boolean isOfOne = onlySelected.isSelected() && f.selected() >= 0;
        onlySelected.setDisable(f.selected() < 0);
        onlySelected.setText(f.selected() < 0 ? "Of all vehicles" : "Of " + f.nameOf(f.selected()) + " alone");
        int wanted = isOfOne ? f.selected() : Integer.MAX_VALUE;
        if (wanted != listed) {
            listed = wanted;
            vehicle.setVisible(!isOfOne);
            read = 0;
            chosenFor = -1;
            table.getItems().clear();
        }
        readOn(open.index());
        follow(f.current().step());
    }

    private void readOn(RunIndex index) {
        int size = index.eventCount();
        for (; read < size; read++) {
            Event e = index.event(read);
            if (listed == Integer.MAX_VALUE || e.slot() == listed) {
                table.getItems().add(e);
                chosenFor = -1;
            }
        }
    }

    /** Chooses the newest event up to a step, which does not lead anywhere. */
    private void follow(long step) {
        if (step == chosenFor) {
            return;
        }
        chosenFor = step;
        int row = lastUpTo(step);
        Event chosen = table.getSelectionModel().getSelectedItem();
        if (chosen != null
                && row >= 0
                && chosen.step() == table.getItems().get(row).step()) {
            return; // of several events of one step somebody has chosen one
        }
        isFollowing = true;
        if (row < 0) {
            table.getSelectionModel().clearSelection();
        } else {
            table.getSelectionModel().select(row);
            table.scrollTo(Math.max(0, row - 4));
        }
        isFollowing = false;
    }

    private int lastUpTo(long step) {
        int low = 0;
        int high = table.getItems().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (table.getItems().get(middle).step() <= step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }

    /** Long figures are shown in full by a tooltip. */
    private static final class DetailCell extends TableCell<Event, String> {
        private final Tooltip full = new Tooltip();

        @Override
        protected void updateItem(@Nullable String words, boolean isEmpty) {
            super.updateItem(words, isEmpty);
            boolean hasWords = !isEmpty && words != null && !words.isEmpty();
            setText(hasWords ? words : null);
            full.setText(words);
            setTooltip(hasWords ? full : null);
        }
    }

    private static final class EventCell extends TableCell<Event, String> {
        private final Glyph.Icon icon = Glyph.DOT.icon(11);

        @Override
        protected void updateItem(@Nullable String words, boolean isEmpty) {
            super.updateItem(words, isEmpty);
            Event event =
                    isEmpty || getTableRow() == null ? null : getTableRow().getItem();
            setText(isEmpty ? null : words);
            setGraphic(event == null ? null : icon);
            if (event != null) {
                icon.set(EventWords.glyph(event));
                EventWords.tone(event.kind()).applyTo(icon);
            }
        }
    }
}
