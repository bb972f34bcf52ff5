package gopark.web.problem;

import gopark.scenario.Problem;
import gopark.web.message.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** What stands in an {@code application/problem+json}, and the headers that go with it. */
@Component
public final class ProblemDocuments {

  private static final String TYPE = "urn:gopark:problem:";

  /** The header that says how to show the key to a session. */
  private static final String CHALLENGE = "Bearer realm=\"GoPark session\"";

  /** What was meant for an answer that did not come about. */
  private static final List<String> OF_THE_ANSWER =
      List.of(
          HttpHeaders.CACHE_CONTROL,
          HttpHeaders.CONTENT_DISPOSITION,
          HttpHeaders.CONTENT_LANGUAGE,
          HttpHeaders.ETAG,
          HttpHeaders.EXPIRES,
          HttpHeaders.LAST_MODIFIED,
          HttpHeaders.LOCATION);

  private final ProblemTexts texts;

  ProblemDocuments(ProblemTexts texts) {
    this.texts = texts;
  }

  /**
   * The document.
   *
   * @param reference what the log calls this request
   */
  public SequencedMap<String, Object> document(
      ApiProblem problem, Language language, String reference) {
    SequencedMap<String, Object> document = new LinkedHashMap<>();
    document.put("type", TYPE + problem.code());
    document.put("title", texts.title(language, problem));
    document.put("status", problem.status().value());
    document.put("detail", texts.detail(language, problem));
    document.put("code", problem.code());
    document.put("reference", reference);
    if (!problem.errors().isEmpty()) {
      document.put(
          "errors", problem.errors().stream().map(error -> error(error, language)).toList());
    }
    problem.arguments().forEach(document::putIfAbsent);
    return document;
  }

  private Map<String, Object> error(Problem error, Language language) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("path", error.path());
    document.put("code", error.code());
    document.put("message", texts.message(language, error));
    if (!error.arguments().isEmpty()) {
      document.put("arguments", error.arguments());
    }
    return document;
  }

  /** Writes the headers of the answer, over those that another answer would have had. */
  public static void writeHeaders(ApiProblem problem, Language language, HttpHeaders headers) {
    OF_THE_ANSWER.forEach(headers::remove);
    problem.headers().forEach(headers::set);
    headers.setCacheControl(CacheControl.noStore());
    headers.set(HttpHeaders.CONTENT_LANGUAGE, language.code());
    headers.addAll(HttpHeaders.VARY, List.of(HttpHeaders.ACCEPT_LANGUAGE, HttpHeaders.COOKIE));
    Long seconds = problem.retryAfterSeconds();
    if (seconds != null) {
      headers.set(HttpHeaders.RETRY_AFTER, seconds.toString());
    }
    if (problem.status() == HttpStatus.UNAUTHORIZED) {
      headers.set(HttpHeaders.WWW_AUTHENTICATE, CHALLENGE);
    }
  }
}
