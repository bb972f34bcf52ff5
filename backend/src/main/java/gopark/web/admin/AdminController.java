package gopark.web.admin;

import gopark.session.Sessions;
import gopark.web.SessionId;
import gopark.web.limit.Limits;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.page.Pages;
import gopark.web.problem.ApiProblem;
import gopark.web.work.SlowWork;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpCookie;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Controller;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * The operator's page. It is there only where a key is set. What changes something is a form of
 * ours, which bears a mark that nobody else can make, and the pass is a cookie that no other site's
 * request brings.
 */
@Controller
@RequestMapping(AdminController.HERE)
final class AdminController {

  static final String PASS = "gopark-admin";

  private static final Logger LOG = LoggerFactory.getLogger(AdminController.class);
  static final String HERE = "/admin";
  private static final String MARK = "mark";

  private final AdminKey key;
  private final AdminView view;
  private final Sessions sessions;
  private final Limits limits;
  private final Pages pages;
  private final SlowWork slow;
  private final InstantSource clock;

  AdminController(
      AdminProperties properties,
      AdminView view,
      Sessions sessions,
      Limits limits,
      Pages pages,
      SlowWork slow,
      InstantSource clock) {
    key = new AdminKey(properties.adminKey());
    this.view = view;
    this.sessions = sessions;
    this.limits = limits;
    this.pages = pages;
    this.slow = slow;
    this.clock = clock;
  }

  @GetMapping
  Mono<Rendering> page(ServerWebExchange exchange) {
    requireKeySet();
    String pass = pass(exchange);
    return pass == null
        ? Mono.just(render(exchange, Map.of("isIn", false, "isWrong", false)))
        : slow.read(() -> shown(pass, LanguageResolver.resolve(exchange)))
            .map(model -> render(exchange, model));
  }

  private Map<String, Object> shown(String pass, Language language) {
    Map<String, Object> model = new HashMap<>();
    model.put("isIn", true);
    model.put(MARK, key.mark(pass));
    model.put("load", view.load(language));
    model.put("sessions", view.sessions(language));
    model.put("refusals", view.refusals(language));
    model.put("refused", view.refused());
    model.put("settings", view.settings());
    return model;
  }

  private Rendering render(ServerWebExchange exchange, Map<String, Object> model) {
    Rendering page = pages.render("admin", exchange, model);
    exchange.getResponse().getHeaders().setCacheControl(CacheControl.noStore());
    exchange.getResponse().getHeaders().set("X-Robots-Tag", "noindex");
    return page;
  }

  /** Gives a pass to a client that knows the key. */
  @PostMapping("/enter")
  Mono<Rendering> enter(ServerWebExchange exchange) {
    requireKeySet();
    limits.adminTried(exchange);
    return exchange
        .getFormData()
        .map(form -> {
          if (key.is(Objects.requireNonNullElse(form.getFirst("key"), ""))) {
            LOG.info("{}Somebody entered with the admin key", exchange.getLogPrefix());
            return leading(exchange, key.pass(clock.millis()), AdminKey.PASS);
          }
          LOG.warn("{}Somebody tried a wrong admin key", exchange.getLogPrefix());
          exchange.getResponse().setStatusCode(HttpStatus.FORBIDDEN);
          return render(exchange, Map.of("isIn", false, "isWrong", true));
        });
  }

  @PostMapping("/leave")
  Mono<Rendering> leave(ServerWebExchange exchange) {
    return form(exchange).map(form -> leading(exchange, "", Duration.ZERO));
  }

  /** Ends a session for ever; those who watch it are told. */
  @PostMapping("/sessions/{session}/end")
  Mono<Rendering> end(@PathVariable("session") String session, ServerWebExchange exchange) {
    return form(exchange)
        .flatMap(form -> slow.read(() -> isEnded(session)))
        .map(isEnded -> {
          if (!isEnded) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "session-not-found");
          }
          LOG.info("{}Session {} was ended with the admin key", exchange.getLogPrefix(), session);
          return back();
        });
  }

  private boolean isEnded(String session) {
    return SessionId.isOne(session) && sessions.exists(session) && sessions.end(session);
  }

  /** The form's fields, if it is ours and its sender has a pass. */
  private Mono<MultiValueMap<String, String>> form(ServerWebExchange exchange) {
    requireKeySet();
    String pass = pass(exchange);
    if (pass == null) {
      throw forbidden();
    }
    return exchange
        .getFormData()
        .doOnNext(form -> {
          if (!key.isMark(Objects.requireNonNullElse(form.getFirst(MARK), ""), pass)) {
            throw forbidden();
          }
        });
  }

  private void requireKeySet() {
    if (!key.isSet()) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "not-found");
    }
  }

  private @Nullable String pass(ServerWebExchange exchange) {
    HttpCookie cookie = exchange.getRequest().getCookies().getFirst(PASS);
    return cookie != null && key.isGood(cookie.getValue(), clock.millis())
        ? cookie.getValue()
        : null;
  }

  private static ApiProblem forbidden() {
    return ApiProblem.of(HttpStatus.FORBIDDEN, "admin-only");
  }

  private static Rendering leading(ServerWebExchange exchange, String pass, Duration kept) {
    boolean isSecure = "https".equals(exchange.getRequest().getURI().getScheme());
    exchange
        .getResponse()
        .addCookie(
            ResponseCookie.from(PASS, pass)
                .path(HERE)
                .maxAge(kept)
                .httpOnly(true)
                .secure(isSecure)
                .sameSite("Strict")
                .build());
    return back();
  }

  /** Redirects to the page, by a request that changes nothing. */
  private static Rendering back() {
    return Rendering.redirectTo(HERE).status(HttpStatus.SEE_OTHER).build();
  }
}
