package gopark.web.api;

import gopark.scene.LocatedScene;
import gopark.scene.Scene;
import gopark.scene.SceneLocator;
import gopark.scene.SceneTemplate;
import gopark.session.Sessions;
import gopark.simulation.WorkMeter;
import gopark.web.Packed;
import gopark.web.document.Body;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.scene.ScenePrograms;
import gopark.web.scene.SceneTrees;
import gopark.web.scene.Scenes;
import gopark.web.session.SessionCalls;
import gopark.web.work.LongWork;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The scenes, what happens in them, and a look at a scene of one's own. */
@RestController
final class SceneController {

  private static final String ZIP = "application/zip";

  private final Scenes scenes;
  private final SceneTrees trees;
  private final ScenePrograms programs;
  private final SessionCalls calls;
  private final Sessions sessions;
  private final RequestBodies bodies;
  private final Limits limits;

  /**
   * What was asked for once, by the scene's id, which names the values chosen in it: as many as our
   * files can make scenes.
   */
  private final Map<String, Packed> replays = new ConcurrentHashMap<>();

  SceneController(
      Scenes scenes,
      SceneTrees trees,
      ScenePrograms programs,
      SessionCalls calls,
      Sessions sessions,
      RequestBodies bodies,
      Limits limits) {
    this.scenes = scenes;
    this.trees = trees;
    this.programs = programs;
    this.calls = calls;
    this.sessions = sessions;
    this.bodies = bodies;
    this.limits = limits;
  }

  /** All scenes by their groups. */
  @GetMapping(path = "/api/scenes", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> scenes() {
    return calls.reading(() -> Answers.keptForMinutes(trees.catalogue(scenes.summaries())));
  }

  /** One scene, with the steps of its beats. */
  @GetMapping(path = "/api/scenes/{scene}", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> scene(@PathVariable("scene") String id) {
    return calls.reading(() -> {
      LocatedScene located = scenes.located(found(id));
      SceneTemplate template = scenes.template(located.scene().id());
      return Answers.keptForMinutes(
          template == null ? trees.of(located) : trees.of(located, template));
    });
  }

  /** The snapshot where a scene opens, and every change from there to its end. */
  @GetMapping(path = "/api/scenes/{scene}/replay", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> replayOfScene(
      @PathVariable("scene") String id, ServerWebExchange exchange) {
    HttpHeaders asked = exchange.getRequest().getHeaders();
    return calls.reading(() -> {
      Scene scene = found(id);
      return replays
          .computeIfAbsent(scene.id(), name -> replay(scene))
          .answer(MediaType.APPLICATION_JSON, Answers.SOME_MINUTES, asked);
    });
  }

  private Packed replay(Scene scene) {
    LocatedScene located = scenes.located(scene);
    return Packed.of(
        ReplayJson.of(
            SceneLocator.scenarioRun(scene), 0, located.open().step(), located.end().step()));
  }

  /** The program of a scene and what real Go needs to run it. */
  @GetMapping(path = "/api/scenes/{scene}/program", produces = ZIP)
  Mono<ResponseEntity<byte[]>> programOfScene(@PathVariable("scene") String id) {
    return calls.reading(() -> {
      Scene scene = found(id);
      ResponseEntity<byte[]> answer =
          Answers.kept(programs.zip(scene), MediaType.valueOf(ZIP), Answers.SOME_MINUTES);
      String name = scene.id() + ".zip";
      return ResponseEntity.status(answer.getStatusCode())
          .headers(answer.getHeaders())
          .headers(headers ->
              headers.setContentDisposition(ContentDisposition.attachment().filename(name).build()))
          .body(answer.getBody());
    });
  }

  private Scene found(String id) {
    return scenes.require(id, HttpStatus.NOT_FOUND);
  }

  /** What a scene that was sent would be, or everything that is wrong with it. */
  @PostMapping(path = "/api/scenes/check", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<Map<String, Object>>> checkScene(ServerWebExchange exchange) {
    return ofOwnScene(exchange, this::checked);
  }

  /** Does something with a scene that was sent; this takes as much as a session does that runs. */
  private <T> Mono<ResponseEntity<T>> ofOwnScene(
      ServerWebExchange exchange, BiFunction<Body, WorkMeter, T> act) {
    limits.mayCreateSession(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          limits.sessionCreated(exchange, body.required().bytes());
          return calls.computingLong(
              exchange,
              LongWork.SCENE,
              nowMs -> ResponseEntity.ok(sessions.computing(work -> act.apply(body, work))));
        });
  }

  private Map<String, Object> checked(Body body, WorkMeter work) {
    return Map.of("ok", true, "scene", trees.of(Scenes.checked(body.tree(), work)));
  }

  /** A scene that was sent, and what is to be seen in it. */
  @PostMapping(path = "/api/scenes/replay", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> replayOfOwnScene(ServerWebExchange exchange) {
    return ofOwnScene(exchange, this::played);
  }

  private byte[] played(Body body, WorkMeter work) {
    LocatedScene located = Scenes.checked(body.tree(), work);
    byte[] scene = Documents.write(trees.of(located), Format.JSON);
    byte[] replay =
        ReplayJson.of(
            SceneLocator.scenarioRun(located.scene(), work),
            0,
            located.open().step(),
            located.end().step());
    return Answers.joined("scene", scene, "replay", replay);
  }

  /** The JSON Schema of scenes. */
  @GetMapping("/api/schema/scene.json")
  Mono<ResponseEntity<byte[]>> sceneSchema() {
    return calls.reading(() -> Answers.schema(Scenes.schema()));
  }
}
