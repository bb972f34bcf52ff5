package gopark.web.api;

import gopark.picture.BoardAnimation;
import gopark.picture.BoardAnimation.Frame;
import gopark.picture.PictureFormat;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import gopark.scene.LocatedScene;
import gopark.scene.SceneLocator;
import gopark.session.BranchView;
import gopark.session.Replayable;
import gopark.session.Sessions;
import gopark.simulation.WorkMeter;
import gopark.web.Sha256;
import gopark.web.event.EventTexts;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.message.Texts;
import gopark.web.scene.Scenes;
import gopark.web.session.SessionCalls;
import gopark.web.work.LongWork;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
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

/** A stretch of a run as a picture that moves. */
@RestController
final class AnimationController {

  /** How many steps before the last one are shown if nobody says where to begin. */
  private static final long USUAL_STEPS = 20;

  /** Opened by itself, the picture may use its own style and nothing else. */
  private static final String POLICY =
      "default-src 'none'; style-src 'sha256-"
          + Base64.getEncoder().encodeToString(Sha256.of(BoardAnimation.STYLE))
          + "'; img-src 'self'; frame-ancestors 'self'";

  private final SessionCalls calls;
  private final Sessions sessions;
  private final Scenes scenes;
  private final Texts texts;
  private final EventTexts eventTexts;

  AnimationController(
      SessionCalls calls, Sessions sessions, Scenes scenes, Texts texts, EventTexts eventTexts) {
    this.calls = calls;
    this.sessions = sessions;
    this.scenes = scenes;
    this.texts = texts;
    this.eventTexts = eventTexts;
  }

  /** What is asked for: how it looks, and which steps. */
  private record Wanted(
      PictureFormat format, Language language, @Nullable Long from, @Nullable Long to) {
    Wanted {
      Asked.number("from", from, 0, ScenarioLimits.EXACT, 0);
      Asked.number("to", to, 0, ScenarioLimits.EXACT, 0);
    }

    /** The last step: from the first that may be asked for to the last. */
    long last(long least, long most, long otherwise) {
      return Asked.number("to", to, least, most, otherwise);
    }

    long first(long least, long last) {
      return Asked.number("from", from, least, last, Math.max(least, last - USUAL_STEPS));
    }
  }

  /** The board at each step at which something happens, from a step to another. */
  @GetMapping(path = "/api/sessions/{id}/animation.svg", produces = BoardController.SVG)
  Mono<ResponseEntity<byte[]>> animation(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable String theme,
      @RequestParam(required = false) @Nullable Integer w,
      @RequestParam(required = false) @Nullable Integer h,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Long to,
      ServerWebExchange exchange) {
    Wanted wanted = wanted(BoardController.format(theme, w, h), from, to, exchange);
    return calls.with(
        id,
        (session, nowMs) -> {
          long now = session.step(nowMs);
          List<BranchView> branches = session.branches();
          int shown = Steps.shown(branches);
          long last = wanted.last(0, branches.get(shown).farthest(), now);
          long first = wanted.first(0, last);
          return answer(
              drawn(wanted, frames -> frames.of(session, shown, first, last)),
              CacheControl.noCache());
        });
  }

  /** The board of a scene as it moves, up to where it shows most of what it is about. */
  @GetMapping(path = "/api/scenes/{scene}/animation.svg", produces = BoardController.SVG)
  Mono<ResponseEntity<byte[]>> animationOfScene(
      @PathVariable("scene") String id,
      @RequestParam(required = false) @Nullable String theme,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Long to,
      ServerWebExchange exchange) {
    PictureFormat format =
        BoardController.format(theme, BoardController.CARD_WIDTH, BoardController.CARD_HEIGHT);
    Wanted wanted = wanted(format, from, to, exchange);
    return calls
        .reading(() -> scenes.located(scenes.require(id, HttpStatus.NOT_FOUND)))
        .flatMap(scene ->
            calls.computingLong(
                exchange,
                LongWork.ANIMATION,
                nowMs -> answer(drawn(wanted, scene), BoardController.SOME_HOURS)));
  }

  private static Wanted wanted(
      PictureFormat format, @Nullable Long from, @Nullable Long to, ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    Wanted wanted = new Wanted(format, language, from, to);
    Answers.inLanguage(language, exchange);
    exchange.getResponse().getHeaders().set("Content-Security-Policy", POLICY);
    return wanted;
  }

  private byte[] drawn(Wanted wanted, LocatedScene scene) {
    long open = scene.open().step();
    long last = wanted.last(open, scene.end().step(), scene.telling().step());
    long first = wanted.first(open, last);
    return sessions.computing(work -> {
      Replayable run = SceneLocator.scenarioRun(scene.scene(), work);
      return drawn(wanted, frames -> frames.of(run, 0, first, last), work);
    });
  }

  private byte[] drawn(Wanted wanted, Function<AnimationFrames, List<Frame>> stretch) {
    return sessions.computing(work -> drawn(wanted, stretch, work));
  }

  private byte[] drawn(
      Wanted wanted, Function<AnimationFrames, List<Frame>> stretch, WorkMeter work) {
    List<Frame> frames =
        stretch.apply(new AnimationFrames(texts, eventTexts, wanted.language(), work));
    PictureWords words = new PictureWords(texts, wanted.language());
    String svg = BoardAnimation.svg(frames, wanted.format(), words, work);
    if (svg == null) {
      throw Asked.refused(
          Problem.of(
                  "to",
                  "animation-too-large",
                  "So much changes here that the animation would have more than 4 MiB.")
              .with("most", BoardAnimation.MOST_LENGTH >> 20));
    }
    return svg.getBytes(StandardCharsets.UTF_8);
  }

  private static ResponseEntity<byte[]> answer(byte[] svg, CacheControl howLong) {
    return Answers.kept(svg, MediaType.parseMediaType(BoardController.SVG), howLong);
  }
}
