package gopark.web.api;

import gopark.picture.BoardPicture;
import gopark.picture.PictureFormat;
import gopark.picture.Theme;
import gopark.session.Moment;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.message.Texts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The board as a picture. */
@RestController
final class BoardController {

  private static final String SVG = "image/svg+xml";

  /** What link previews ask for. */
  private static final int WIDTH = 1200;

  private static final int HEIGHT = 630;

  private final SessionCalls calls;
  private final Texts texts;

  BoardController(SessionCalls calls, Texts texts) {
    this.calls = calls;
    this.texts = texts;
  }

  /** The board now or at a step, drawn on light or dark paper of that size. */
  @GetMapping(path = "/api/sessions/{id}/board.svg", produces = SVG)
  Mono<ResponseEntity<byte[]>> board(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable String theme,
      @RequestParam(required = false) @Nullable Integer w,
      @RequestParam(required = false) @Nullable Integer h,
      @RequestParam(required = false) @Nullable Long step,
      ServerWebExchange exchange) {
    PictureFormat format = format(theme, w, h);
    Language language = LanguageResolver.resolve(exchange);
    Long at = Steps.asked(step);
    HttpHeaders headers = exchange.getResponse().getHeaders();
    headers.setContentLanguage(language.locale());
    headers.addAll(HttpHeaders.VARY, List.of(HttpHeaders.ACCEPT_LANGUAGE, HttpHeaders.COOKIE));
    return calls.with(
        id,
        (session, nowMs) -> {
          Moment moment =
              at == null ? session.moment(nowMs) : session.at(Steps.seen(session, at, nowMs));
          String svg =
              BoardPicture.svg(moment.runtime(), format, new PictureWords(texts, language));
          return Answers.kept(
              svg.getBytes(StandardCharsets.UTF_8),
              MediaType.parseMediaType(SVG),
              CacheControl.noCache());
        });
  }

  private static PictureFormat format(
      @Nullable String theme, @Nullable Integer w, @Nullable Integer h) {
    String paper = Asked.choice("theme", theme, List.of("light", "dark"), "light");
    return new PictureFormat(
        Theme.valueOf(paper.toUpperCase(Locale.ROOT)),
        Asked.number("w", w, PictureFormat.MIN_WIDTH, PictureFormat.MAX, WIDTH),
        Asked.number("h", h, PictureFormat.MIN_HEIGHT, PictureFormat.MAX, HEIGHT));
  }
}
