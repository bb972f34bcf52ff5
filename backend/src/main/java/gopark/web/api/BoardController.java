package gopark.web.api;

import gopark.picture.BoardPicture;
import gopark.picture.PictureFormat;
import gopark.picture.PictureTheme;
import gopark.scene.Scene;
import gopark.session.Moment;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.message.Texts;
import gopark.web.scene.Scenes;
import gopark.web.session.SessionCalls;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
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

  static final String SVG = "image/svg+xml";

  /** What link previews ask for. */
  private static final int WIDTH = 1200;

  private static final int HEIGHT = 630;

  /** The width of a scene's picture: small enough for a card, and large enough for every queue. */
  static final int CARD_WIDTH = 960;

  static final int CARD_HEIGHT = 600;

  /** The time for which a picture is kept: the next version of the server may draw it otherwise. */
  static final CacheControl SOME_HOURS = CacheControl.maxAge(Duration.ofHours(4)).cachePublic();

  private final SessionCalls calls;
  private final Scenes scenes;
  private final Texts texts;

  /**
   * What was drawn once, by what was asked: four pictures for each scene and each choice of values
   * in it, which our files number. A name that makes no scene is refused and leaves nothing here.
   */
  private final Map<List<String>, byte[]> pictures = new ConcurrentHashMap<>();

  BoardController(SessionCalls calls, Scenes scenes, Texts texts) {
    this.calls = calls;
    this.scenes = scenes;
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
    Answers.inLanguage(language, exchange);
    return calls.with(
        id,
        (session, nowMs) -> {
          Moment moment =
              at == null ? session.moment(nowMs) : session.at(Steps.seen(session, at, nowMs));
          return Answers.kept(
              drawn(moment, format, language),
              MediaType.parseMediaType(SVG),
              CacheControl.noCache());
        });
  }

  /** A scene where it shows most of what it is about, for the picture on a card. */
  @GetMapping(path = "/api/scenes/{scene}/board.svg", produces = SVG)
  Mono<ResponseEntity<byte[]>> boardOfScene(
      @PathVariable("scene") String id,
      @RequestParam(required = false) @Nullable String theme,
      ServerWebExchange exchange) {
    PictureFormat format = format(theme, CARD_WIDTH, CARD_HEIGHT);
    Language language = LanguageResolver.resolve(exchange);
    Answers.inLanguage(language, exchange);
    return calls.reading(() -> {
      Scene scene = scenes.require(id, HttpStatus.NOT_FOUND);
      byte[] svg =
          pictures.computeIfAbsent(
              List.of(scene.id(), format.theme().name(), language.code()),
              asked -> drawn(scenes.telling(scene), format, language));
      return Answers.kept(svg, MediaType.parseMediaType(SVG), SOME_HOURS);
    });
  }

  private byte[] drawn(Moment moment, PictureFormat format, Language language) {
    return BoardPicture.svg(moment.runtime(), format, new PictureWords(texts, language))
        .getBytes(StandardCharsets.UTF_8);
  }

  static PictureFormat format(@Nullable String theme, @Nullable Integer w, @Nullable Integer h) {
    String paper = Asked.choice("theme", theme, List.of("light", "dark"), "light");
    return new PictureFormat(
        PictureTheme.valueOf(paper.toUpperCase(Locale.ROOT)),
        Asked.number("w", w, PictureFormat.MIN_WIDTH, PictureFormat.MAX, WIDTH),
        Asked.number("h", h, PictureFormat.MIN_HEIGHT, PictureFormat.MAX, HEIGHT));
  }
}
