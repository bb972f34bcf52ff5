package gopark.web.docs;

import com.fasterxml.jackson.core.JsonProcessingException;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import io.swagger.v3.oas.annotations.Operation;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import org.springdoc.core.customizers.SpringDocCustomizers;
import org.springdoc.core.properties.SpringDocConfigProperties;
import org.springdoc.core.providers.SpringDocProviders;
import org.springdoc.core.service.AbstractRequestService;
import org.springdoc.core.service.GenericResponseService;
import org.springdoc.core.service.OpenAPIService;
import org.springdoc.core.service.OperationService;
import org.springdoc.webflux.api.OpenApiWebfluxResource;
import org.springframework.beans.factory.ObjectFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

/**
 * Gives the document out. It is made when somebody asks for it first, on a thread that may be busy
 * for seconds, and once: it is the same for everybody.
 */
@RestController
@ConditionalOnProperty("springdoc.api-docs.enabled")
class DocsController extends OpenApiWebfluxResource {

  private static final Duration FOR_EVER = Duration.ofMillis(Long.MAX_VALUE);

  private final ApiDocument document;
  private final Scheduler threads;
  private final Mono<Map<String, Object>> made;
  private final Mono<byte[]> json;
  private final Mono<byte[]> yaml;

  @SuppressWarnings("TooManyParameters")
  DocsController(
      ApiDocument document,
      @Qualifier("readers") Scheduler threads,
      ObjectFactory<OpenAPIService> builders,
      AbstractRequestService requests,
      GenericResponseService responses,
      OperationService operations,
      SpringDocConfigProperties properties,
      SpringDocProviders providers,
      SpringDocCustomizers customizers) {
    super(builders, requests, responses, operations, properties, providers, customizers);
    this.document = document;
    this.threads = threads;
    made = kept(Mono.fromCallable(this::make));
    json = kept(made.map(tree -> Documents.write(tree, Format.JSON)));
    yaml = kept(made.map(tree -> Documents.write(tree, Format.YAML)));
  }

  /** Worked out once, on a thread that may be busy; after a failure it is tried again. */
  private <T> Mono<T> kept(Mono<T> work) {
    return work.subscribeOn(threads)
        .cache(value -> FOR_EVER, failure -> Duration.ZERO, () -> Duration.ZERO);
  }

  private Map<String, Object> make() throws JsonProcessingException {
    String found =
        new String(writeJsonValue(getOpenApi("", Locale.ENGLISH)), StandardCharsets.UTF_8);
    return document.of(Tree.object(Documents.read(found, Format.JSON)));
  }

  @Override
  protected String getServerUrl(ServerHttpRequest request, String path) {
    return "";
  }

  @Override
  @Operation(hidden = true)
  @GetMapping(path = "${springdoc.api-docs.path}", produces = MediaType.APPLICATION_JSON_VALUE)
  public Mono<byte[]> openapiJson(ServerHttpRequest request, String path, Locale language) {
    return json;
  }

  @Override
  @Operation(hidden = true)
  @GetMapping(path = "${springdoc.api-docs.path}.yaml", produces = "application/yaml")
  public Mono<byte[]> openapiYaml(ServerHttpRequest request, String path, Locale language) {
    return yaml;
  }
}
