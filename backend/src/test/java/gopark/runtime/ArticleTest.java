package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Retaken;
import gopark.runtime.event.Source;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the release named article plays, beside what Go 1.24 does, of which it is a variant. */
class ArticleTest {
  private static final long MS = 1_000_000;
  private static final Release ARTICLE = Releases.named("article");
  private static final Release GO = Releases.named("1.24");

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram computes(long ns) {
    return ListProgram.of("main.f").then(new Compute(ns, true));
  }

  private static WorldRun run(Release release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, release, procs);
    run.toTheEnd();
    return run;
  }

  /** Without what the runtime did before main. */
  private static WorldRun runsOnlyMain(Release release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, release, procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  /** P1 runs one goroutine while main creates others on P0, and then looks for more. */
  private static WorldRun.Told secondSearchOfP1(Release release, int created) {
    ListProgram main = main().go(computes(300_000)).then(new Compute(100_000, true));
    for (int i = 0; i < created; i++) {
      main.go(computes(50_000));
    }
    WorldRun run = runsOnlyMain(release, 2, main.then(new Compute(MS, true)));
    WorldRun.Told ended = run.of(EventKind.GO_ENDED).getFirst();
    return run.of(EventKind.FIND_RUNNABLE).stream()
        .filter(told -> told.time() >= ended.time() && told.p() == ended.p())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void goLooksAtTheGlobalQueueBeforeItStealsAndTheArticleAfterwards() {
    WorldRun.Told go = secondSearchOfP1(GO, 600);
    assertThat(Source.of(go.b())).isEqualTo(Source.GLOBAL);
    assertThat(go.rule()).isZero();

    WorldRun.Told article = secondSearchOfP1(ARTICLE, 600);
    assertThat(Source.of(article.b())).isEqualTo(Source.STOLEN);
    assertThat(article.rule()).isEqualTo(1);
  }

  @Test
  void goTakesOneAtThe61stPickAndTheArticleABatch() {
    WorldRun go = run(GO, 1, threeSpinners());
    assertThat(atTheTick(go)).isNotEmpty();
    assertThat(takenAtTheTick(go)).isEmpty();

    WorldRun article = run(ARTICLE, 1, threeSpinners());
    assertThat(atTheTick(article)).isNotEmpty().allMatch(told -> told.rule() == 2);
    assertThat(takenAtTheTick(article)).isNotEmpty().allMatch(told -> told.a() > 1);
  }

  private static ListProgram threeSpinners() {
    ListProgram all = main().go(computes(4_000 * MS)).go(computes(4_000 * MS));
    return all.go(computes(4_000 * MS))
        .then(new Operation.Syscall(13_000 * MS, Operation.SyscallKind.KNOWN_BLOCKING));
  }

  private static List<WorldRun.Told> atTheTick(WorldRun run) {
    return run.of(EventKind.FIND_RUNNABLE).stream()
        .filter(told -> Source.of(told.b()) == Source.GLOBAL_TICK)
        .toList();
  }

  private static List<WorldRun.Told> takenAtTheTick(WorldRun run) {
    List<Long> times = atTheTick(run).stream().map(WorldRun.Told::time).toList();
    return run.of(EventKind.GLOBAL_BATCH_TAKEN).stream()
        .filter(told -> times.contains(told.time()))
        .toList();
  }

  @Test
  void aThiefOfGoRunsTheLastOfWhatItTookAndTheArticlesTheFirst() {
    assertThat(ofFourTheThiefRunsTheOneAt(GO, 0)).isEqualTo(1);
    assertThat(ofFourTheThiefRunsTheOneAt(ARTICLE, 3)).isEqualTo(0);
  }

  /** Takes two of the four in the victim's queue; the place in it of the one that runs. */
  private static int ofFourTheThiefRunsTheOneAt(Release release, int rule) {
    ListProgram main = main().go(computes(300_000)).then(new Compute(100_000, true));
    for (int i = 0; i < 5; i++) {
      main.go(computes(50_000));
    }
    WorldRun run = runsOnlyMain(release, 2, main.then(new Compute(MS, true)));
    WorldRun.Told stolen = run.of(EventKind.STOLEN).getFirst();
    assertThat(stolen.b()).isEqualTo(2);
    assertThat(stolen.rule()).isEqualTo(rule);
    List<Integer> created = run.of(EventKind.GO_CREATED).stream().map(WorldRun.Told::g).toList();
    return created.indexOf(stolen.g()) - 1;
  }

  @Test
  void goTakesTheProcessorFromASystemCallAtSysmonsSecondLookAndTheArticleAfterTenMilliseconds() {
    ListProgram code =
        main()
            .go(computes(MS))
            .then(new Operation.Syscall(20 * MS, Operation.SyscallKind.BLOCKING));
    WorldRun.Told go = run(GO, 1, code).of(EventKind.P_RETAKEN).getFirst();
    assertThat(Retaken.of(go.b())).isEqualTo(Retaken.QUEUED_WORK);
    assertThat(go.rule()).isZero();

    WorldRun article = run(ARTICLE, 1, main().go(computes(MS)).then(syscall(20 * MS)));
    WorldRun.Told retaken = article.of(EventKind.P_RETAKEN).getFirst();
    assertThat(Retaken.of(retaken.b())).isEqualTo(Retaken.TEN_MILLISECONDS);
    assertThat(retaken.rule()).isEqualTo(4);
    long entered = article.of(EventKind.SYSCALL_ENTERED).getFirst().time();
    assertThat(retaken.time() - entered).isGreaterThanOrEqualTo(10 * MS);
  }

  private static Operation syscall(long ns) {
    return new Operation.Syscall(ns, Operation.SyscallKind.BLOCKING);
  }

  @Test
  void aSleepOfTheArticleKeepsItsThreadAndThoseOfGoNone() {
    WorldRun go = run(GO, 1, tenSleepers());
    assertThat(go.of(EventKind.SYSCALL_ENTERED)).isEmpty();

    WorldRun article = run(ARTICLE, 1, tenSleepers());
    assertThat(article.of(EventKind.SYSCALL_ENTERED))
        .hasSizeGreaterThanOrEqualTo(5)
        .allMatch(told -> told.rule() == 5);
    assertThat(article.of(EventKind.M_CREATED).size())
        .isGreaterThan(go.of(EventKind.M_CREATED).size());
  }

  private static ListProgram tenSleepers() {
    ListProgram main = main();
    for (int i = 0; i < 10; i++) {
      main.go(ListProgram.of("main.sleeper").then(new Operation.Sleep(50 * MS)));
    }
    return main.then(new Operation.Sleep(60 * MS));
  }

  @Test
  void goschedOfGoLeadsToTheGlobalQueueAndTheArticlesToTheLocalOneUnlessItIsFull() {
    ListProgram yields = main().go(computes(1_000)).then(new Operation.Gosched());
    assertThat(run(GO, 1, yields).of(EventKind.GO_YIELDED))
        .allMatch(told -> Place.of(told.a()) == Place.GLOBAL_TAIL && told.rule() == 0);

    ListProgram again = main().go(computes(1_000)).then(new Operation.Gosched());
    assertThat(run(ARTICLE, 1, again).of(EventKind.GO_YIELDED))
        .isNotEmpty()
        .allMatch(told -> Place.of(told.a()) == Place.LOCAL_TAIL && told.rule() == 11);

    ListProgram full = main();
    for (int i = 0; i < 257; i++) {
      full.go(computes(10));
    }
    assertThat(run(ARTICLE, 1, full.then(new Operation.Gosched())).of(EventKind.GO_YIELDED))
        .anyMatch(told -> Place.of(told.a()) == Place.GLOBAL_TAIL && told.rule() == 0);
  }

  private static ListProgram yields() {
    return main().then(new Operation.Gosched());
  }

  @Test
  void aProcessorInASystemCallHasAStatusOfItsOwnInTheArticleAndUpTo125() {
    for (String release : List.of("article", "1.25", "1.26")) {
      WorldRun run = new WorldRun(yields().then(syscall(MS)), Releases.named(release), 2);
      while (run.of(EventKind.SYSCALL_ENTERED).isEmpty()) {
        run.runtime.step();
      }
      List<ProcessorStatus> statuses =
          run.runtime.snapshot().ps().values().stream().map(ProcessorState::status).toList();
      assertThat(statuses)
          .as(release)
          .containsExactlyInAnyOrder(
              ProcessorStatus.IDLE,
              release.equals("1.26") ? ProcessorStatus.RUNNING : ProcessorStatus.SYSCALL);
    }
  }

  @Test
  void schedtraceOfTheArticleCountsWhoRunsNextAndGosDoesNot() {
    assertThat(schedtrace("1.24")).endsWith("runqueue=0 [1]\n");
    assertThat(schedtrace("article")).endsWith("runqueue=0 [2]\n");
  }

  private static String schedtrace(String release) {
    ListProgram main = main().go(computes(MS)).go(computes(MS)).then(new Compute(MS, true));
    WorldRun run = new WorldRun(main, Releases.named(release), 1);
    run.runFor(MS / 2);
    return run.runtime.schedtrace(false);
  }

  @Test
  void aLineOfTheArticlesSchedtraceIsMarked() {
    WorldRun run = new WorldRun(main().then(new Compute(30 * MS, true)), ARTICLE, 1);
    run.runtime.apply(new RuntimeCommand.Godebug("schedtrace", "5"));
    run.toTheEnd();
    assertThat(run.of(EventKind.SCHEDTRACE)).isNotEmpty().allMatch(told -> told.rule() == 14);
  }
}
