package gopark.web.api;

import gopark.scenario.Fields;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.session.MeasuredRun;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Scenes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A grid of runs: one thing changes from row to row, and another from column to column.
 *
 * @param document what all cells have in common
 * @param limits of one cell
 */
record SweepRequest(
    Map<String, @Nullable Object> document, Axis rows, Axis columns, MeasuredRun.Limits limits) {
  private static final String ROWS = "rows";
  private static final String COLUMNS = "columns";
  private static final String VARY = "vary";
  private static final String VALUES = "values";
  private static final String EVENTS = "events";
  private static final int MOST_VALUES = 16;
  private static final long MOST_EVENTS = 100_000;
  private static final long STEPS = 1_000_000;
  private static final long USUAL_NS = 10 * VirtualTime.SECOND;

  /** What changes, as a {@link Variation} names it, and to what. */
  record Axis(String vary, List<@Nullable Object> values) {}

  private record Bounds(long events, long limitNs) {}

  /** What the body says; throws if there can be no such grid, or if any of its values is wrong. */
  static SweepRequest of(Body body, Scenes scenes, WorkMeter work) {
    Map<String, @Nullable Object> fields = body.fields();
    Object looked = body.tree() instanceof Map<?, ?> ? ComparedBase.shallow(fields) : body.tree();
    Bounds asked = ApiProblem.right(Fields.read(looked, work, SweepRequest::look));
    SweepRequest request =
        new SweepRequest(
            ComparedBase.document(fields, body.bytes(), scenes, work),
            axis(fields.get(ROWS)),
            axis(fields.get(COLUMNS)),
            new MeasuredRun.Limits(asked.events, STEPS, asked.limitNs));
    request.check(work);
    return request;
  }

  private static Bounds look(Fields fields) {
    ComparedBase.look(fields);
    lookAtAxis(fields.object(ROWS));
    lookAtAxis(fields.object(COLUMNS));
    return new Bounds(
        fields.number(EVENTS, 1, MOST_EVENTS, MOST_EVENTS),
        fields.number(CompareRequest.LIMIT, 1, CompareRequest.MOST_NS, USUAL_NS));
  }

  /** The values may be of any kind: what they must be, the scenario's reader knows. */
  private static void lookAtAxis(Fields axis) {
    axis.text(VARY, ScenarioLimits.NAME);
    axis.list(VALUES, 1, MOST_VALUES);
  }

  private static Axis axis(@Nullable Object sent) {
    Map<?, ?> axis = (Map<?, ?>) Objects.requireNonNull(sent);
    List<?> values = (List<?>) Objects.requireNonNull(axis.get(VALUES));
    return new Axis(
        String.valueOf(axis.get(VARY)), Collections.unmodifiableList(new ArrayList<>(values)));
  }

  /** Every value once, so that nothing that is wrong is found in the middle of the sweep. */
  private void check(WorkMeter work) {
    for (int row = 0; row < rows.values.size(); row++) {
      checked(row, 0, ROWS + "." + VALUES + "[" + row + "]", work);
    }
    for (int column = 1; column < columns.values.size(); column++) {
      checked(0, column, COLUMNS + "." + VALUES + "[" + column + "]", work);
    }
  }

  private void checked(int row, int column, String path, WorkMeter work) {
    variation(row, column, path).scenario(document, work);
  }

  private Variation variation(int row, int column, String path) {
    return Variation.of(path, Map.of())
        .and(rows.vary, rows.values.get(row))
        .and(columns.vary, columns.values.get(column));
  }

  int cells() {
    return rows.values.size() * columns.values.size();
  }

  /** Runs the cell of that number, counted row by row. */
  SweepCell run(int number, WorkMeter work) {
    int row = number / columns.values.size();
    int column = number % columns.values.size();
    Scenario scenario = variation(row, column, "").scenario(document, work);
    MeasuredRun run = MeasuredRun.of(scenario, limits, work);
    return new SweepCell(row, column, cells(), Figures.end(run), Figures.of(run));
  }

  /**
   * What came of one run.
   *
   * @param row its number, from 0
   * @param column its number, from 0
   * @param cells how many there are in all
   * @param end how it ended, or that it was long enough
   */
  record SweepCell(int row, int column, int cells, String end, Figures figures) {}
}
