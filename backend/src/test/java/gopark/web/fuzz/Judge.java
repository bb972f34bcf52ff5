package gopark.web.fuzz;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Says what is wrong with an answer, whatever was asked. */
final class Judge {

  private static final Set<Integer> MAY_BE_LATER = Set.of(429, 503, 507);

  private static final Set<String> OUR_TEXTS = Set.of("type", "title", "detail", "code");

  private static final Pattern INSIDE =
      Pattern.compile(
          "java\\.|gopark\\.[a-z]+\\.|Exception|\\.java:|/(home|tmp)/|\\\\tat |jackson|snakeyaml|"
              + "springframework|netty",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");
  private static final Pattern CODE = Pattern.compile("[a-z]+[0-9]*(-[a-z0-9]+)*");

  /** What a text quotes of what was sent. */
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|«[^»]*»|“[^”]*”");

  private Judge() {}

  /** Null: nothing. */
  static @Nullable String complaint(PlannedRequest asking, Reply reply) {
    int status = reply.status();
    if (MAY_BE_LATER.contains(status)) {
      return reply.header("retry-after").isEmpty() ? "No Retry-After" : problem(asking, reply);
    }
    if (status >= 500) {
      return "An error of the server";
    }
    if (status < 200 || status == 301 || status == 302) {
      return "A strange status";
    }
    return status >= 400 && asking.hasAnswerBody() ? problem(asking, reply) : null;
  }

  private static @Nullable String problem(PlannedRequest asking, Reply reply) {
    if (!reply.isProblem()) {
      return "No problem+json: " + reply.header("content-type");
    }
    JsonNode problem;
    try {
      problem = reply.json();
    } catch (JacksonException wrong) {
      return "No JSON";
    }
    Matcher inside = INSIDE.matcher(reply.text());
    while (inside.find()) {
      if (!asking.has(inside.group())) {
        return "Tells of the inside: " + inside.group();
      }
    }
    if (problem.path("status").asInt() != reply.status()) {
      return "Another status in the problem";
    }
    for (String name : List.of("code", "title", "detail", "reference", "type")) {
      if (problem.path(name).asString("").isBlank()) {
        return "No " + name;
      }
    }
    if (!CODE.matcher(problem.path("code").asString()).matches()) {
      return "A strange code";
    }
    String language = reply.header("content-language");
    if (!asking.language().isEmpty() && !asking.language().equals(language)) {
      return "In " + language + " though " + asking.language() + " was asked for";
    }
    return wrongErrors(problem, language);
  }

  private static @Nullable String wrongErrors(JsonNode problem, String language) {
    JsonNode errors = problem.path("errors");
    if (problem.path("code").asString().equals("bad-input") && errors.isEmpty()) {
      return "No errors";
    }
    for (JsonNode error : errors.values()) {
      if (!error.has("path") || error.path("code").asString("").isEmpty()) {
        return "An error without a path or a code";
      }
      if (!isIn(language, without(error.path("arguments"), error.path("message").asString("")))) {
        return "A message that is not in " + language;
      }
    }
    String detail = without(problem, problem.path("detail").asString());
    detail = without(errors.path(0).path("arguments"), detail);
    boolean both = isIn(language, problem.path("title").asString()) && isIn(language, detail);
    return both ? null : "A text that is not in " + language;
  }

  /** A text without what it repeats of what was sent. */
  private static String without(JsonNode arguments, String text) {
    String rest = text;
    for (Map.Entry<String, JsonNode> argument : arguments.properties()) {
      boolean isOurs = OUR_TEXTS.contains(argument.getKey());
      if (!isOurs && argument.getValue().isString() && !argument.getValue().asString().isEmpty()) {
        rest = rest.replace(argument.getValue().asString(), "\"\"");
      }
    }
    return rest;
  }

  private static boolean isIn(String language, String text) {
    return language.equals("ru")
        ? CYRILLIC.matcher(text).find() || text.chars().noneMatch(Character::isLetter)
        : !text.isBlank() && !CYRILLIC.matcher(QUOTED.matcher(text).replaceAll("")).find();
  }
}
