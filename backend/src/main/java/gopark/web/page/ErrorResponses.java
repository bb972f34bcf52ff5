package gopark.web.page;

import gopark.web.ApiPaths;
import gopark.web.EmbedPaths;
import gopark.web.PathSegments;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.problem.ApiProblem;
import gopark.web.problem.Diagnosis;
import gopark.web.problem.ProblemDocuments;
import gopark.web.problem.ProblemTexts;
import gopark.web.scene.Gallery;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.web.WebProperties;
import org.springframework.boot.webflux.autoconfigure.error.AbstractErrorWebExceptionHandler;
import org.springframework.boot.webflux.error.ErrorAttributes;
import org.springframework.context.ApplicationContext;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.reactive.result.view.ViewResolver;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.util.DisconnectedClientHelper;
import reactor.core.Exceptions;
import reactor.core.publisher.Mono;
import reactor.netty.channel.AbortedException;

/**
 * Tells what went wrong: a page to people, problem+json to programs; to neither, what is inside.
 */
@Component
@Order(-1)
final class ErrorResponses extends AbstractErrorWebExceptionHandler {

  private static final MediaType HTML = new MediaType(MediaType.TEXT_HTML, StandardCharsets.UTF_8);

  private static final Logger LOG = LoggerFactory.getLogger(ErrorResponses.class);

  private final Pages pages;
  private final ProblemTexts texts;
  private final ProblemDocuments documents;
  private final Gallery gallery;

  ErrorResponses(
      ErrorAttributes attributes,
      ApplicationContext context,
      ServerCodecConfigurer codecs,
      List<ViewResolver> views,
      Pages pages,
      ProblemTexts texts,
      ProblemDocuments documents,
      Gallery gallery) {
    super(attributes, new WebProperties.Resources(), context);
    setMessageWriters(codecs.getWriters());
    setMessageReaders(codecs.getReaders());
    setViewResolvers(views);
    this.pages = pages;
    this.texts = texts;
    this.documents = documents;
    this.gallery = gallery;
  }

  /**
   * A client that has gone in the middle of a request gets no answer, and nothing is logged. A
   * connection of the server's own that broke, as that to the storage, looks the same to the
   * framework; but then whoever asked is still there, and is told.
   */
  @Override
  public Mono<Void> handle(ServerWebExchange exchange, Throwable error) {
    if (!DisconnectedClientHelper.isClientDisconnectedException(error)) {
      return super.handle(exchange, error);
    }
    if (!isOfTheConnection(error)) {
      return super.handle(exchange, new OwnFailure(error));
    }
    // Nobody should hear it; whoever does must not take it for a success.
    exchange.getResponse().setStatusCode(HttpStatus.BAD_REQUEST);
    return Mono.empty();
  }

  /**
   * Whether the client's own connection failed. Work for a client fails with exceptions of its own,
   * whatever their causes are.
   */
  private static boolean isOfTheConnection(Throwable error) {
    Throwable first = Exceptions.unwrap(error);
    return first instanceof IOException || first instanceof AbortedException;
  }

  /** A failure of the server, whose causes the framework would take for a client that has gone. */
  private static final class OwnFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Throwable failure;

    OwnFailure(Throwable failure) {
      super(failure.toString(), null, false, false);
      this.failure = failure;
    }

    static Throwable without(Throwable error) {
      return error instanceof OwnFailure own ? own.failure : error;
    }
  }

  @Override
  protected RouterFunction<ServerResponse> getRoutingFunction(ErrorAttributes attributes) {
    return RouterFunctions.route(RequestPredicates.all(), this::respond);
  }

  private Mono<ServerResponse> respond(ServerRequest request) {
    ApiProblem problem = diagnosis(getError(request));
    Language language = LanguageResolver.resolve(request.exchange());
    ProblemDocuments.writeHeaders(problem, language, request.exchange().getResponse().getHeaders());
    return isProgram(request)
        ? document(request, problem, language)
        : page(request, problem, language);
  }

  private static ApiProblem diagnosis(@Nullable Throwable error) {
    return Diagnosis.of(error == null ? null : OwnFailure.without(error));
  }

  private Mono<ServerResponse> document(
      ServerRequest request, ApiProblem problem, Language language) {
    return ServerResponse.status(problem.status())
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .bodyValue(documents.document(problem, language, reference(request.exchange())));
  }

  private Mono<ServerResponse> page(ServerRequest request, ApiProblem problem, Language language) {
    String view = EmbedPaths.contain(request.exchange().getRequest()) ? "embed-error" : "error";
    Map<String, Object> model = new HashMap<>(pages.model(view, request.exchange()));
    model.put("status", problem.status().value());
    model.put("title", texts.title(language, problem));
    model.put("detail", texts.detail(language, problem));
    model.put("on", NextLinks.from(problem, gallery, language));
    model.put("isOurs", problem.status().is5xxServerError());
    model.put("reference", reference(request.exchange()));
    return ServerResponse.status(problem.status()).contentType(HTML).render(view, model);
  }

  /** What the server could not do is told to those who look after it; what it would not, is not. */
  @Override
  protected void logError(ServerRequest request, ServerResponse response, Throwable handled) {
    Throwable error = OwnFailure.without(handled);
    super.logError(request, response, error);
    boolean isLogged = response.statusCode().isSameCodeAs(HttpStatus.INTERNAL_SERVER_ERROR);
    if (response.statusCode().is5xxServerError() && !isLogged && !(error instanceof ApiProblem)) {
      LOG.warn(
          "{}{} {}: {}",
          request.exchange().getLogPrefix(),
          response.statusCode().value(),
          request.path(),
          error.toString());
    }
  }

  /** The request's id, which also stands in the log's lines about it. */
  private static String reference(ServerWebExchange exchange) {
    return exchange.getRequest().getId();
  }

  private static boolean isProgram(ServerRequest request) {
    ServerHttpRequest asked = request.exchange().getRequest();
    return ApiPaths.contain(asked)
        || PathSegments.isUnder(asked, "actuator")
        || PathSegments.isAt(asked, "oembed")
        || prefersJson(request);
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
