package gopark.web.page;

import gopark.web.EmbedPaths;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.message.Texts;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.boot.autoconfigure.web.WebProperties;
import org.springframework.boot.webflux.autoconfigure.error.AbstractErrorWebExceptionHandler;
import org.springframework.boot.webflux.error.ErrorAttributes;
import org.springframework.context.ApplicationContext;
import org.springframework.core.annotation.Order;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.stereotype.Component;
import org.springframework.web.ErrorResponse;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.reactive.result.view.ViewResolver;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Tells what went wrong: a page to people, problem+json to programs; to neither, what is inside.
 */
@Component
@Order(-1)
final class ErrorResponses extends AbstractErrorWebExceptionHandler {

  private static final List<String> FOR_PROGRAMS = List.of("/api/", "/actuator/", "/oembed");

  private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

  private final Pages pages;
  private final Texts texts;

  ErrorResponses(
      ErrorAttributes attributes,
      ApplicationContext context,
      ServerCodecConfigurer codecs,
      List<ViewResolver> views,
      Pages pages,
      Texts texts) {
    super(attributes, new WebProperties.Resources(), context);
    setMessageWriters(codecs.getWriters());
    setMessageReaders(codecs.getReaders());
    setViewResolvers(views);
    this.pages = pages;
    this.texts = texts;
  }

  @Override
  protected RouterFunction<ServerResponse> getRoutingFunction(ErrorAttributes attributes) {
    return RouterFunctions.route(RequestPredicates.all(), this::respond);
  }

  private Mono<ServerResponse> respond(ServerRequest request) {
    Throwable error = getError(request);
    HttpStatusCode status = HttpStatus.INTERNAL_SERVER_ERROR;
    HttpHeaders headers = HttpHeaders.EMPTY;
    if (error instanceof ErrorResponse response) {
      status = response.getStatusCode();
      headers = response.getHeaders();
    }
    HttpHeaders added = headers;
    ServerResponse.BodyBuilder answer =
        ServerResponse.status(status).headers(all -> all.putAll(added));
    return isProgram(request) ? problem(request, answer, status) : page(request, answer, status);
  }

  private Mono<ServerResponse> problem(
      ServerRequest request, ServerResponse.BodyBuilder answer, HttpStatusCode status) {
    Language language = LanguageResolver.resolve(request.exchange());
    Problem problem = Problem.of(status);
    ProblemDetail body = ProblemDetail.forStatus(status);
    body.setType(problem.type());
    body.setTitle(texts.get(language, problem.titleKey()));
    body.setDetail(texts.get(language, problem.detailKey()));
    body.setProperty("code", problem.code());
    body.setProperty("reference", reference(request.exchange()));
    return answer
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .header(HttpHeaders.CONTENT_LANGUAGE, language.code())
        .cacheControl(CacheControl.noStore())
        .bodyValue(body);
  }

  private Mono<ServerResponse> page(
      ServerRequest request, ServerResponse.BodyBuilder answer, HttpStatusCode status) {
    Problem problem = Problem.of(status);
    String view = EmbedPaths.contain(request.exchange().getRequest()) ? "embed-error" : "error";
    Map<String, Object> model = new HashMap<>(pages.model(view, request.exchange()));
    model.put("status", status.value());
    model.put("titleKey", problem.titleKey());
    model.put("detailKey", problem.detailKey());
    model.put("isOurs", status.is5xxServerError());
    model.put("reference", reference(request.exchange()));
    return answer.contentType(HTML).render(view, model);
  }

  /** The same that stands in the log's lines about this request. */
  private static String reference(ServerWebExchange exchange) {
    return exchange.getRequest().getId();
  }

  private static boolean isProgram(ServerRequest request) {
    String path = request.requestPath().pathWithinApplication().value();
    return FOR_PROGRAMS.stream().anyMatch(path::startsWith) || prefersJson(request);
  }

  private static boolean prefersJson(ServerRequest request) {
    try {
      List<MediaType> accepted = request.headers().accept();
      return accepted.stream().anyMatch(type -> type.getSubtype().endsWith("json"))
          && accepted.stream().noneMatch(type -> type.includes(MediaType.TEXT_HTML));
    } catch (InvalidMediaTypeException malformed) {
      return false;
    }
  }
}
