package gopark.web.docs;

import gopark.web.message.Language;
import gopark.web.problem.ApiProblem;
import gopark.web.problem.ProblemDocuments;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** The problems with which calls may be refused: some common to all, others of single calls. */
final class CallProblems {

  private static final String REFERENCE = "5a1b2c3d-7";

  private final ProblemDocuments documents;
  private final Map<Integer, List<String>> codes = new TreeMap<>();

  CallProblems(ProblemDocuments documents) {
    this.documents = documents;
    add(400, "ambiguous-path");
    add(406, "not-acceptable");
    add(429, "too-many-requests");
    add(500, "internal-error");
    add(503, "unavailable", "timed-out");
  }

  void add(int status, String... some) {
    List<String> known = codes.computeIfAbsent(status, unseen -> new ArrayList<>());
    for (String code : some) {
      if (!known.contains(code)) {
        known.add(code);
      }
    }
  }

  /** What any call is refused with that names a session. */
  void ofSession() {
    add(404, "session-not-found");
    add(410, "journal-corrupt");
    add(503, "journal-unavailable");
  }

  /** What a call is refused with that needs a session's run. */
  void ofUnreadable() {
    add(409, "session-unreadable");
  }

  void ofKey() {
    add(401, "edit-key-missing");
    add(403, "edit-key-wrong");
  }

  void ofJournal() {
    add(409, "session-damaged");
    add(503, "journal-unavailable");
    add(507, "journal-full");
  }

  void ofParameters() {
    add(400, "bad-input");
  }

  void ofBody(boolean mustBe) {
    add(
        400,
        "bad-input",
        "malformed-content",
        "unreadable-content",
        "content-too-complex",
        "not-utf-8");
    if (mustBe) {
      add(400, "missing-content");
    }
    add(413, "content-too-large");
    add(415, "unsupported-media-type");
  }

  /** The answers, by status. */
  Map<String, Object> responses() {
    Map<String, Object> responses = new LinkedHashMap<>();
    codes.forEach((status, some) -> responses.put(status.toString(), response(status, some)));
    return responses;
  }

  private Map<String, Object> response(int status, List<String> some) {
    List<String> lines = new ArrayList<>();
    Map<String, Object> examples = new LinkedHashMap<>();
    for (String code : some) {
      Map<String, Object> document =
          documents.document(
              ApiProblem.of(HttpStatus.valueOf(status), code), Language.EN, REFERENCE);
      lines.add("`" + code + "`: " + document.get("title") + ".");
      examples.put(code, Map.of("value", document));
    }
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("schema", Tree.reference("schemas", "Problem"));
    content.put("examples", examples);
    Map<String, Object> response = new LinkedHashMap<>();
    response.put("description", String.join("\n\n", lines));
    if (status == 429 || status == 503 || status == 507) {
      response.put("headers", Map.of(HttpHeaders.RETRY_AFTER, Tree.reference("headers", "Retry")));
    }
    response.put("content", Map.of("application/problem+json", content));
    return response;
  }
}
