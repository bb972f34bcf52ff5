package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.practice.Cause;
import gopark.practice.Exam;
import gopark.scenario.Fields;
import gopark.scenario.ScenarioLimits;
import gopark.session.Sessions;
import gopark.simulation.WorkMeter;
import gopark.web.document.RequestBodies;
import gopark.web.lesson.CompletionCodes;
import gopark.web.lesson.Exams;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.work.LongWork;
import gopark.web.work.SlowWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

/** The exam at the end of the course. */
@RestController
@RequestMapping(path = "/api/exams/{seed}", produces = MediaType.APPLICATION_JSON_VALUE)
final class ExamController {

  private static final List<String> CAUSES =
      Stream.of(Cause.values()).map(PracticeCalls::word).toList();

  private final Exams exams;
  private final Sessions sessions;
  private final SlowWork slow;
  private final RequestBodies bodies;
  private final Limits limits;
  private final CompletionCodes codes;

  ExamController(
      Exams exams,
      Sessions sessions,
      SlowWork slow,
      RequestBodies bodies,
      Limits limits,
      CompletionCodes codes) {
    this.exams = exams;
    this.sessions = sessions;
    this.slow = slow;
    this.bodies = bodies;
    this.limits = limits;
    this.codes = codes;
  }

  /** An exam, with the causes to choose from and without what is right. */
  record AskedExam(long seed, int enough, List<String> causes, List<AskedCase> cases) {}

  /** A run, and the step up to which it is asked about. */
  record AskedCase(Map<String, Object> scenario, long until) {}

  /** What became of an exam. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record MarkedExam(
      int right, int enough, boolean passed, @Nullable String pass, List<MarkedCase> cases) {}

  /**
   * What became of one answer.
   *
   * @param right whether the cause was right
   * @param proved whether the run proves the cause at the step that was named
   * @param cause which was right
   * @param warnings what the run shows at its end
   */
  record MarkedCase(
      boolean right, boolean proved, String cause, List<PracticeCalls.ToldWarning> warnings) {}

  private record Answer(String cause, long step) {}

  /** The exam of that seed. */
  @GetMapping
  Mono<AskedExam> exam(@PathVariable long seed, ServerWebExchange exchange) {
    check(seed);
    limits.attempted(exchange, 0);
    return slow.computeLong(
        exchange,
        LongWork.EXAM,
        () -> {
          Exam exam = sessions.computing(work -> exams.of(seed, work));
          return new AskedExam(
              seed,
              Exam.ENOUGH,
              CAUSES,
              exam.cases().stream()
                  .map(it -> new AskedCase(it.scenario().tree(), it.until()))
                  .toList());
        });
  }

  private static void check(long seed) {
    if (seed < 1 || seed > Exam.MOST_SEED) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "exam-not-found");
    }
  }

  /** Marks an exam; if it is passed, the answer has a signed pass. */
  @PostMapping
  Mono<MarkedExam> hand(@PathVariable long seed, ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    check(seed);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          List<Answer> answers = PracticeCalls.read(body, ExamController::answers);
          limits.attempted(exchange, body.bytes());
          return slow.computeLong(
              exchange,
              LongWork.EXAM,
              () -> sessions.computing(work -> marked(exams.of(seed, work), answers, work)));
        });
  }

  private static List<Answer> answers(Fields fields) {
    List<Answer> answers = new ArrayList<>();
    for (Fields each : fields.objects("answers", Exam.CASES, Exam.CASES)) {
      String cause = each.choice("cause", CAUSES);
      long step = each.number("step", 0, ScenarioLimits.EXACT);
      answers.add(new Answer(cause == null ? "" : cause, step));
    }
    return answers;
  }

  private MarkedExam marked(Exam exam, List<Answer> answers, WorkMeter work) {
    List<MarkedCase> cases = new ArrayList<>();
    for (int i = 0; i < exam.cases().size(); i++) {
      Exam.Case one = exam.cases().get(i);
      Answer answer = answers.get(i);
      boolean right = answer.cause().equals(PracticeCalls.word(one.cause()));
      boolean proved = right && one.proves(answer.step(), work);
      cases.add(
          new MarkedCase(
              right,
              proved,
              PracticeCalls.word(one.cause()),
              PracticeCalls.ToldWarning.of(one.warnings())));
    }
    int right = (int) cases.stream().filter(MarkedCase::proved).count();
    boolean passed = right >= Exam.ENOUGH;
    String pass = passed ? codes.sign("exam") : null;
    return new MarkedExam(right, Exam.ENOUGH, passed, pass, cases);
  }
}
