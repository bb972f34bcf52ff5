package gopark.scenario;

import static gopark.scenario.SharedFields.TIME;

import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Back;
import gopark.command.PlaybackCommand.Breakpoint;
import gopark.command.PlaybackCommand.ClearBreakpoint;
import gopark.command.PlaybackCommand.Pause;
import gopark.command.PlaybackCommand.Play;
import gopark.command.PlaybackCommand.RunUntil;
import gopark.command.PlaybackCommand.SeekStep;
import gopark.command.PlaybackCommand.SeekTime;
import gopark.command.PlaybackCommand.Step;
import gopark.command.PlaybackCommand.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The commands that steer what is shown, a line each. */
final class PlaybackTable {
  private static final int MOST_STEPS = 1_000_000;

  private static final List<String> UNITS = Arrays.stream(Unit.values()).map(Unit::word).toList();

  static final Field<@Nullable Pace> PACE =
      Field.<Pace>of(
              "pace", PaceFields.schema(), (fields, name) -> PaceFields.of(fields.object(name)))
          .optional();

  private static final Field<String> UNIT = Field.choice("unit", UNITS, Unit.EVENT.word());
  private static final Field<Integer> COUNT = Field.integer("count", 1, MOST_STEPS, 1);

  /** A step has a count, or else a time. */
  private static final List<List<Field<?>>> WAYS =
      List.of(
          List.of(
              Field.choice(
                  UNIT.name,
                  UNITS.stream().filter(it -> !it.equals(Unit.TIME.word())).toList(),
                  Unit.EVENT.word()),
              COUNT),
          List.of(
              Field.of(UNIT.name, Schema.of("const", Unit.TIME.word()), (fields, name) -> name),
              TIME));

  private static final Field<Long> STEP =
      Field.number("step", 0, ScenarioLimits.EXACT).orToldElsewhere(0L);
  private static final Field<Long> TIME_NS = Field.number("timeNs", 0, ScenarioLimits.EXACT);
  private static final Field<@Nullable Long> LIMIT = TIME.named("limitNs").optional();
  static final Field<String> ID = Field.text("id", ScenarioLimits.NAME);
  static final Field<String> CONDITION = Field.text("condition", ScenarioLimits.CONDITION);

  private static final Table<PlaybackCommand> TABLE = new Table<>("do", rows());

  private PlaybackTable() {}

  private static List<Row<PlaybackCommand>> rows() {
    return List.of(
        Row.of(
            "play", Play.class, it -> new Play(PACE.of(it)), PACE.from(it -> paceTree(it.pace()))),
        Row.of("pause", Pause.class, it -> new Pause()),
        Row.<PlaybackCommand, Step>of(
                "step",
                Step.class,
                it -> {
                  Unit unit = unit(it);
                  return new Step(unit, count(it, unit), ns(it, unit));
                },
                UNIT.from(it -> it.unit().word()),
                COUNT.from(it -> it.unit() == Unit.TIME ? null : it.count()),
                TIME.from(it -> it.unit() == Unit.TIME ? it.ns() : null))
            .inForms(WAYS),
        Row.<PlaybackCommand, Back>of(
                "back",
                Back.class,
                it -> {
                  Unit unit = unit(it);
                  return new Back(unit, count(it, unit), ns(it, unit));
                },
                UNIT.from(it -> it.unit().word()),
                COUNT.from(it -> it.unit() == Unit.TIME ? null : it.count()),
                TIME.from(it -> it.unit() == Unit.TIME ? it.ns() : null))
            .inForms(WAYS),
        Row.of("seek", SeekStep.class, it -> new SeekStep(STEP.of(it)), STEP.from(SeekStep::step)),
        Row.of(
            "seek",
            SeekTime.class,
            it -> new SeekTime(TIME_NS.of(it)),
            TIME_NS.from(SeekTime::timeNs)),
        Row.of(
            "runUntil",
            RunUntil.class,
            it -> new RunUntil(CONDITION.of(it), LIMIT.of(it)),
            CONDITION.from(RunUntil::condition),
            LIMIT.from(RunUntil::limitNs)),
        Row.of(
            "breakpoint",
            Breakpoint.class,
            it -> new Breakpoint(ID.of(it), CONDITION.of(it)),
            ID.from(Breakpoint::id),
            CONDITION.from(Breakpoint::condition)),
        Row.of(
            "clearBreakpoint",
            ClearBreakpoint.class,
            it -> new ClearBreakpoint(ID.of(it)),
            ID.from(ClearBreakpoint::id)));
  }

  private static @Nullable Object paceTree(@Nullable Pace pace) {
    return pace == null ? null : PaceFields.tree(pace);
  }

  private static Unit unit(Fields fields) {
    return Unit.values()[UNITS.indexOf(UNIT.of(fields))];
  }

  private static int count(Fields fields, Unit unit) {
    return unit == Unit.TIME ? 1 : COUNT.of(fields);
  }

  private static long ns(Fields fields, Unit unit) {
    return unit == Unit.TIME ? TIME.of(fields) : 0;
  }

  // ---- use

  static List<String> names() {
    return TABLE.words();
  }

  static @Nullable PlaybackCommand read(String name, Fields fields) {
    return TABLE.read(name, fields);
  }

  static SequencedMap<String, Object> tree(PlaybackCommand command) {
    return TABLE.tree(command);
  }

  static SequencedMap<String, Object> schema() {
    return TABLE.schema();
  }
}
