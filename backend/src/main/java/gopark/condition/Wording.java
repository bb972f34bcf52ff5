package gopark.condition;

import dev.cel.common.CelIssue;
import dev.cel.common.CelSource;
import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The library's complaints as problems of ours. */
final class Wording {
  private static final Pattern NAME = Pattern.compile("undeclared reference to '([^']*)'.*");
  private static final Pattern FIELD = Pattern.compile("undefined field '([^']*)'.*");
  private static final Pattern OVERLOAD =
      Pattern.compile("found no matching overload for '([^']*)' applied to '(.*?)'.*");
  private static final Pattern RESULT =
      Pattern.compile("expected type '([^']*)' but found '([^']*)'.*");
  private static final Pattern DEPTH = Pattern.compile(".*recursion limit.*");
  private static final Pattern SIZE = Pattern.compile(".*(code point|node count).*");
  private static final int LONGEST_NAME = 64;
  static final String TOO_COSTLY = "too-costly";

  private final Vocabulary vocabulary;
  private final Collection<String> functions;

  Wording(Vocabulary vocabulary, Collection<String> functions) {
    this.vocabulary = vocabulary;
    this.functions = functions;
  }

  static ConditionProblem tooCostly(int position) {
    return ConditionProblem.of(position, TOO_COSTLY, "This condition looks at too much.");
  }

  ConditionProblem of(CelIssue issue, CelSource source, String text) {
    int offset = source.getLocationOffset(issue.getSourceLocation()).orElse(0);
    return of(Positions.index(text, offset), issue.getMessage());
  }

  private ConditionProblem of(int position, String message) {
    String line = message.replace('\n', ' ');
    Matcher name = NAME.matcher(line);
    if (name.matches()) {
      return name(position, name.group(1));
    }
    Matcher field = FIELD.matcher(line);
    if (field.matches()) {
      return unknown(position, "field", field.group(1), vocabulary.fieldNames());
    }
    Matcher overload = OVERLOAD.matcher(line);
    if (overload.matches()) {
      return types(position, overload.group(1), overload.group(2));
    }
    Matcher result = RESULT.matcher(line);
    if (result.matches()) {
      String expected = plain(result.group(1));
      String found = plain(result.group(2));
      return ConditionProblem.of(
          position,
          "wrong-type",
          "Here should be " + expected + ", not " + found + ".",
          "expected",
          expected,
          "found",
          found);
    }
    if (DEPTH.matcher(line).matches()) {
      return tooDeep(position);
    }
    return SIZE.matcher(line).matches() ? tooLong(position) : syntax(position);
  }

  private ConditionProblem name(int position, String name) {
    String operator = operator(name);
    if (!operator.equals(name)) {
      return types(position, name, "");
    }
    return functions.contains(name)
        ? types(position, name, "")
        : unknown(position, "name", name, vocabulary.variables().keySet());
  }

  private ConditionProblem unknown(
      int position, String what, String name, Collection<String> names) {
    String shown = shortened(name);
    String meant = name.length() > LONGEST_NAME ? null : Nearest.to(name, names);
    if (meant == null && what.equals("name")) {
      meant = Nearest.to(shown, functions);
    }
    String sentence = "There is no " + what + " " + shown;
    return meant == null
        ? ConditionProblem.of(position, "unknown-" + what, sentence + ".", "name", shown)
        : ConditionProblem.of(
            position,
            "unknown-" + what + "-suggestion",
            sentence + "; did you mean " + meant + "?",
            "name",
            shown,
            "suggestion",
            meant);
  }

  private static ConditionProblem types(int position, String function, String types) {
    String operator = operator(function);
    if (types.isEmpty()) {
      return ConditionProblem.of(
          position, "wrong-use", operator + " cannot be used like this.", "operator", operator);
    }
    String shown = plain(types);
    return ConditionProblem.of(
        position,
        "wrong-types",
        operator + " cannot be used with " + shown + ".",
        "operator",
        operator,
        "types",
        shown);
  }

  static ConditionProblem notYesOrNo(String type) {
    String shown = plain(type);
    return ConditionProblem.of(
        0,
        "not-yes-or-no",
        "A condition must be true or false; this is of type " + shown + ".",
        "type",
        shown);
  }

  static ConditionProblem notAValue(String type) {
    String shown = plain(type);
    return ConditionProblem.of(
        0,
        "not-a-value",
        "A measure must be a number or a text; this is of type " + shown + ".",
        "type",
        shown);
  }

  static ConditionProblem aboutAnEvent() {
    return ConditionProblem.of(0, "about-an-event", "This is about a state; no event is at hand.");
  }

  static ConditionProblem tooLong(int position) {
    String most = String.valueOf(Conditions.LENGTH);
    return ConditionProblem.of(
        position,
        "too-long",
        "A condition may have " + most + " characters at most.",
        "most",
        most);
  }

  static ConditionProblem tooDeep(int position) {
    return ConditionProblem.of(position, "too-deep", "This condition is nested too deeply.");
  }

  private static ConditionProblem syntax(int position) {
    return ConditionProblem.of(position, "syntax", "This cannot be read as a condition.");
  }

  /** {@code _==_} as it is written. */
  private static String operator(String function) {
    return switch (function) {
      case "@in" -> "in";
      case "_[_]" -> "[ ]";
      case "_?_:_" -> "? :";
      case "!_" -> "!";
      case "-_" -> "-";
      default ->
          function.length() > 2 && function.startsWith("_") && function.endsWith("_")
              ? function.substring(1, function.length() - 1)
              : function;
    };
  }

  /** Types without the words that only the library needs. */
  private static String plain(String types) {
    return shortened(types.replace("gopark.", "").replaceAll("wrapper\\((\\w+)\\)", "$1"));
  }

  private static String shortened(String text) {
    return text.length() <= 2 * LONGEST_NAME ? text : text.substring(0, 2 * LONGEST_NAME) + "…";
  }
}
