package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.practice.SchedulerGame;
import gopark.practice.Turn;
import gopark.practice.Turn.Choice;
import gopark.scenario.Fields;
import gopark.session.Sessions;
import gopark.web.document.RequestBodies;
import gopark.web.lesson.CompletionCodes;
import gopark.web.lesson.Games;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.work.SlowWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Games in which a learner makes findRunnable's choices. */
@RestController
@RequestMapping(path = "/api/scheduler/{level}/{seed}", produces = MediaType.APPLICATION_JSON_VALUE)
final class SchedulerController {

  /** The share of the points with which a level is passed, in percent. */
  private static final int ENOUGH = 80;

  private static final int MOST_TAKEN = 100_000;

  private final Games games;
  private final Sessions sessions;
  private final SlowWork slow;
  private final RequestBodies bodies;
  private final Limits limits;
  private final CompletionCodes codes;

  SchedulerController(
      Games games,
      Sessions sessions,
      SlowWork slow,
      RequestBodies bodies,
      Limits limits,
      CompletionCodes codes) {
    this.games = games;
    this.sessions = sessions;
    this.slow = slow;
    this.bodies = bodies;
    this.limits = limits;
    this.codes = codes;
  }

  /** A game without what the runtime chose. */
  record Game(
      int level, long seed, int mostPoints, Map<String, Object> scenario, List<GameTurn> turns) {}

  /** A search that is about to begin. */
  record GameTurn(long step, long until, int m, int p, int schedtick, List<GameOption> options) {}

  /** A goroutine to choose. */
  record GameOption(int g, String place, String where) {}

  /**
   * What became of a choice.
   *
   * @param g what the runtime ran; null: nothing
   * @param takenRight whether the number was right, too; null: none was needed
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ComparedChoice(
      boolean right,
      @Nullable Boolean takenRight,
      int points,
      int mostPoints,
      String reason,
      String found,
      @Nullable Integer g,
      int taken,
      int stood,
      List<GameLook> checks) {}

  /** One thing that the search looked at. */
  record GameLook(String check, String expression, String result) {}

  /** What a whole game came to. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record GameScore(int points, int mostPoints, boolean passed, @Nullable String pass) {}

  /** A game: its run, and where it is stopped for a choice. */
  @GetMapping
  Mono<Game> game(@PathVariable int level, @PathVariable long seed, ServerWebExchange exchange) {
    return with(
        level,
        seed,
        exchange,
        game ->
            new Game(
                level,
                seed,
                game.mostPoints(),
                game.scenario().tree(),
                game.turns().stream().map(SchedulerController::search).toList()));
  }

  private static GameTurn search(Turn turn) {
    return new GameTurn(
        turn.step(),
        turn.until(),
        turn.m(),
        turn.p(),
        turn.schedtick(),
        turn.options().stream()
            .map(option ->
                new GameOption(option.g(), PracticeCalls.word(option.place()), option.where()))
            .toList());
  }

  /** Compares one choice with the runtime's. */
  @PostMapping("/{turn}")
  Mono<ComparedChoice> choice(
      @PathVariable int level,
      @PathVariable long seed,
      @PathVariable int turn,
      ServerWebExchange exchange) {
    return bodies
        .read(exchange)
        .flatMap(body -> {
          Choice choice = PracticeCalls.read(body, SchedulerController::choiceIn);
          return with(level, seed, exchange, game -> compared(turn(game, turn), choice));
        });
  }

  private static Turn turn(SchedulerGame game, int number) {
    if (number < 0 || number >= game.turns().size()) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "turn-not-found");
    }
    return game.turns().get(number);
  }

  private static ComparedChoice compared(Turn turn, Choice choice) {
    check(turn, choice);
    Turn.Verdict verdict = turn.judge(choice);
    return new ComparedChoice(
        verdict.right(),
        (verdict.right() && turn.isBatch()) ? verdict.takenRight() : null,
        verdict.points(),
        turn.mostPoints(),
        PracticeCalls.word(verdict.reason()),
        PracticeCalls.word(turn.found()),
        turn.g(),
        turn.taken(),
        turn.stood(),
        turn.checks().stream()
            .map(entry ->
                new GameLook(
                    PracticeCalls.word(entry.check()),
                    entry.check().expression(),
                    PracticeCalls.word(entry.result())))
            .toList());
  }

  private static void check(Turn turn, Choice choice) {
    if (!turn.offers(choice.g())) {
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "no-such-choice");
    }
  }

  /** Counts the points of a whole game; with enough of them the answer has a signed pass. */
  @PostMapping
  Mono<GameScore> score(
      @PathVariable int level, @PathVariable long seed, ServerWebExchange exchange) {
    return bodies
        .read(exchange)
        .flatMap(body -> {
          List<Choice> choices = PracticeCalls.read(body, SchedulerController::choicesIn);
          return with(level, seed, exchange, game -> scored(game, choices));
        });
  }

  private GameScore scored(SchedulerGame game, List<Choice> choices) {
    int points = 0;
    for (int i = 0; i < Math.min(choices.size(), game.turns().size()); i++) {
      Turn turn = game.turns().get(i);
      check(turn, choices.get(i));
      points += turn.judge(choices.get(i)).points();
    }
    boolean passed = points * 100 >= game.mostPoints() * ENOUGH;
    String pass = passed ? codes.sign("scheduler-" + game.level()) : null;
    return new GameScore(points, game.mostPoints(), passed, pass);
  }

  private static List<Choice> choicesIn(Fields fields) {
    List<Choice> choices = new ArrayList<>();
    for (Fields each : fields.objects("choices", 1, SchedulerGame.MOST_TURNS)) {
      choices.add(choiceIn(each));
    }
    return choices;
  }

  private static Choice choiceIn(Fields fields) {
    return new Choice(
        fields.optionalInteger("g", 1, Integer.MAX_VALUE),
        fields.optionalInteger("taken", 1, MOST_TAKEN));
  }

  private <T> Mono<T> with(
      int level, long seed, ServerWebExchange exchange, Function<SchedulerGame, T> work) {
    if (level < 1 || level > SchedulerGame.LEVELS || seed < 1 || seed > SchedulerGame.MOST_SEED) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "game-not-found");
    }
    limits.attempted(exchange, 0);
    return slow.compute(
        exchange, () -> work.apply(sessions.computing(meter -> games.of(level, seed, meter))));
  }
}
