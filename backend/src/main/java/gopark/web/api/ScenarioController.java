package gopark.web.api;

import gopark.scenario.ScenarioSchema;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Sessions as documents that play them again. */
@RestController
final class ScenarioController {

  private final SessionCalls calls;
  private final byte[] schema = Documents.write(ScenarioSchema.tree(), Format.JSON);

  ScenarioController(SessionCalls calls) {
    this.calls = calls;
  }

  /**
   * A document that plays the branch that is shown, or another, with all its commands; JSON or
   * YAML. Of a session that cannot be read it is what was stored.
   */
  @GetMapping(
      path = "/api/sessions/{id}/scenario",
      produces = {
        MediaType.APPLICATION_JSON_VALUE,
        "application/yaml",
        "application/x-yaml",
        "text/yaml",
        "text/x-yaml"
      })
  Mono<ResponseEntity<byte[]>> scenario(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable String format,
      @RequestParam(required = false) @Nullable Integer branch,
      ServerWebExchange exchange) {
    Format wanted = format(format, exchange);
    return calls.withOrStored(
        id,
        (session, nowMs) -> {
          if (branch == null) {
            return Answers.document(session.document(nowMs).tree(), wanted);
          }
          Branches.require(branch, session.branches());
          return Answers.document(session.scenarioOf(branch).tree(), wanted);
        },
        stored -> Answers.document(stored.document(), wanted));
  }

  private static Format format(@Nullable String asked, ServerWebExchange exchange) {
    exchange.getResponse().getHeaders().add(HttpHeaders.VARY, HttpHeaders.ACCEPT);
    if (asked == null) {
      return Format.preferred(exchange.getRequest().getHeaders().getAccept());
    }
    String name = Asked.choice("format", asked, List.of("json", "yaml"), "json");
    return Format.valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** The JSON Schema of scenarios. */
  @GetMapping("/api/schema/scenario.json")
  ResponseEntity<byte[]> scenarioSchema() {
    return Answers.schema(schema);
  }
}
