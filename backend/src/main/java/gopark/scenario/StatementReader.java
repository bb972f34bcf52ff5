package gopark.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the steps of a behaviour's script. */
final class StatementReader {
  static final List<String> WORDS = words();
  private static final int MOST_ADDED = 1_000_000;

  private StatementReader() {}

  private static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Statement.Plain plain : Statement.Plain.values()) {
      words.add(plain.word);
    }
    for (Statement.Verb verb : Statement.Verb.values()) {
      words.add(verb.word);
    }
    words.addAll(
        List.of(
            "channel",
            "send",
            "add",
            "go",
            "growStack",
            "block",
            "print",
            "panic",
            "repeat",
            "range",
            "select"));
    return List.copyOf(words);
  }

  static List<Statement> steps(Fields fields, String name, int least) {
    List<Statement> steps = new ArrayList<>();
    for (Fields each : fields.objects(name, least, ScenarioLimits.STEPS)) {
      Statement statement = statement(each);
      if (statement != null) {
        steps.add(statement);
      }
    }
    return steps;
  }

  private static @Nullable Statement statement(Fields fields) {
    if (fields.has("kind")) {
      Behaviour behaviour = BehaviourReader.behaviour(fields);
      return behaviour == null ? null : new Statement.Behave(behaviour);
    }
    String word = fields.choice("do", WORDS);
    if (word == null) {
      fields.leaveRest();
      return null;
    }
    for (Statement.Plain plain : Statement.Plain.values()) {
      if (plain.word.equals(word)) {
        return new Statement.Do(plain);
      }
    }
    for (Statement.Verb verb : Statement.Verb.values()) {
      if (verb.word.equals(word)) {
        return new Statement.With(verb, BehaviourReader.name(fields, verb.thing));
      }
    }
    return other(fields, word);
  }

  private static @Nullable Statement other(Fields fields, String word) {
    return switch (word) {
      case "channel" ->
          new Statement.Channel(
              channel(fields), fields.integer("capacity", 0, ScenarioLimits.CAPACITY, 0));
      case "send" -> new Statement.Send(channel(fields), value(fields, 1));
      case "add" ->
          new Statement.Add(
              BehaviourReader.name(fields, "group"),
              fields.integer("delta", -MOST_ADDED, MOST_ADDED, 1));
      case "go" -> go(fields);
      case "growStack" -> new Statement.GrowStack(fields.number("bytes", 1, ScenarioLimits.MEMORY));
      case "block" -> {
        String reason = fields.choice("reason", Behaviour.REASONS, CommandReader.DEFAULT_REASON);
        yield reason == null ? null : new Statement.Block(reason);
      }
      case "print" -> new Statement.Print(fields.anyText("text", ScenarioLimits.TEXT, ""));
      case "panic" ->
          new Statement.Panic(
              fields.anyText("text", ScenarioLimits.TEXT, CommandReader.DEFAULT_PANIC));
      case "repeat" ->
          new Statement.Repeat(
              fields.integer("times", 1, ScenarioLimits.ROUNDS, 0), steps(fields, "steps", 1));
      case "range" -> new Statement.Range(channel(fields), steps(fields, "steps", 0));
      case "select" -> select(fields);
      default -> throw new IllegalStateException("There is no reader of " + word);
    };
  }

  private static String channel(Fields fields) {
    return BehaviourReader.name(fields, "channel");
  }

  private static long value(Fields fields, long otherwise) {
    return fields.number("value", -ScenarioLimits.EXACT, ScenarioLimits.EXACT, otherwise);
  }

  private static @Nullable Statement go(Fields fields) {
    int count = fields.integer("count", 1, ScenarioLimits.GOROUTINES_AT_ONCE, 1);
    String name = BehaviourReader.optionalName(fields, "name");
    Behaviour behaviour = BehaviourReader.behaviour(fields.object("behaviour"));
    return behaviour == null ? null : new Statement.Go(behaviour, count, name);
  }

  private static Statement select(Fields fields) {
    List<Statement.Case> cases = new ArrayList<>();
    for (Fields each : fields.objects("cases", 0, ScenarioLimits.STEPS)) {
      each.needsOneOf("receive", "send");
      boolean sends = each.has("send");
      cases.add(
          new Statement.Case(
              BehaviourReader.name(each, sends ? "send" : "receive"),
              sends ? (Long) value(each, 1) : null,
              each.has("steps") ? steps(each, "steps", 0) : List.of()));
    }
    return new Statement.Select(cases, fields.has("default") ? steps(fields, "default", 0) : null);
  }
}
