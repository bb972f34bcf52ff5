package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.SelectCase;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Cases measured with real Go that the corpus cannot hold, since where they begin or how long they
 * last differs from run to run there. The measured programs were no modules: no updater waits.
 */
class ConformanceCasesTest {
  private static final long MS = 1_000_000;
  private static final Release NO_UPDATER = Releases.named("1.24");

  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  /** Runs main with what package os brings: the finalizers' goroutine waits in the queue. */
  private Run withOs(Code code) {
    return Run.of(
        new RuntimeConfig(
            NO_UPDATER, 1, 4, 1, CostModel.ideal(), Beginning.WITH_OS, Limits.standard()),
        code);
  }

  @Test
  void threeHundredOverflowOnceAndThe61stPickBringsOneBack() {
    int count = 300;
    main.then(new Operation.MakeSync(Operation.SyncKind.WAIT_GROUP, "wg"));
    main.then(new Operation.AddToGroup(1, count));
    for (int i = 0; i < count; i++) {
      main.go(
          new Code("main.f").note(log, Integer.toString(i)).then(new Operation.AddToGroup(1, -1)));
    }

    withOs(main.then(new Operation.WaitForGroup(1)));

    List<String> expected = new ArrayList<>(List.of("299"));
    range(expected, 127, 243);
    expected.add("0");
    range(expected, 244, 254);
    range(expected, 256, 298);
    range(expected, 1, 126);
    expected.add("255");
    assertThat(log).containsExactlyElementsOf(expected);
  }

  private static void range(List<String> to, int first, int last) {
    IntStream.rangeClosed(first, last).forEach(i -> to.add(Integer.toString(i)));
  }

  /** Spawns another of its kind and one that ends at once, for ever. */
  private final class Family implements Program {
    private int step;

    @Override
    public Operation next(Outcome outcome) {
      step++;
      return switch (step) {
        case 1 -> {
          log.add("f");
          yield new Operation.Go(new Family());
        }
        case 2 -> new Operation.Go(new Code("main.empty"));
        default -> new Operation.Return();
      };
    }

    @Override
    public String function() {
      return "main.f";
    }

    @Override
    public Family copy(Copies copies) {
      return new Family();
    }
  }

  @Test
  void mainIsBackAtThe61stPickWhichIsAfter57RunsAtTheStart() {
    main.then(new Operation.Go(new Family())).then(new Gosched()).note(log, "main");

    withOs(main);

    assertThat(log.indexOf("main")).isEqualTo(57);
  }

  /** Spawns another of its kind, for ever. */
  private final class Chain implements Program {
    private boolean spawned;

    @Override
    public Operation next(Outcome outcome) {
      if (spawned) {
        return new Operation.Return();
      }
      spawned = true;
      log.add("f");
      return new Operation.Go(new Chain());
    }

    @Override
    public String function() {
      return "main.f";
    }

    @Override
    public Chain copy(Copies copies) {
      return new Chain();
    }
  }

  @Test
  void aChainThroughRunnextStarvesMainUntilItsSliceIsOver() {
    main.then(new Operation.Go(new Chain())).then(new Gosched());

    Run run = Run.of(NO_UPDATER, main);

    // Up to three looks of sysmon: one that finds the machine between two goroutines asks nobody.
    assertThat(run.took()).isBetween(9 * MS, 31 * MS);
    assertThat(log).hasSizeGreaterThan(1_000);
    assertThat(run.of(EventKind.GO_PREEMPTED)).hasSizeBetween(1, 2);
  }

  @Test
  void aQueuedGoroutineRunsSoonAfterMainHasEnteredALongSystemCall() {
    for (String release : List.of("1.26", "1.25", "1.14")) {
      ListProgram code =
          ListProgram.of("main.main")
              .go(ListProgram.of("main.g").note("g"))
              .then(new Operation.Syscall(5 * MS, Operation.SyscallKind.BLOCKING))
              .note("main");
      WorldRun run = new WorldRun(code, Releases.named(release), 1);
      run.told.clear();
      run.toTheEnd();

      assertThat(code.noted()).as(release).isEqualTo("g main");
      long entered = run.of(EventKind.SYSCALL_ENTERED).getFirst().time();
      long retaken = run.of(EventKind.P_RETAKEN).getFirst().time();
      assertThat(retaken - entered).as(release).isLessThan(4 * MS);
    }
  }

  @Test
  void aTickerThatTheSchedulerHasNotSeenHasATickOnlySince123() {
    Release last = Releases.named("1.26");
    Release async = Debug.NOTHING.with("asynctimerchan", "1", last).appliedTo(last);
    assertThat(drained(Releases.newest())).isEqualTo("ticks 1 cap 0");
    assertThat(drained(NO_UPDATER)).isEqualTo("ticks 1 cap 0");
    assertThat(drained(async)).isEqualTo("ticks 0 cap 1");
    assertThat(drained(Releases.named("1.14"))).isEqualTo("ticks 0 cap 1");
  }

  private static String drained(Release release) {
    List<String> said = new ArrayList<>();
    List<String> ticks = new ArrayList<>();
    Code code = new Code("main.main").then(new Operation.NewTimer(MS, MS));
    code.then(new Compute(5 * MS, true));
    for (int i = 0; i < 3; i++) {
      code.then(new Operation.Select(List.of(new SelectCase(2, false, null)), true));
      code.note(ticks, outcome -> outcome.number == 0 ? "tick" : "none");
    }
    code.then(new Operation.Capacity(2)).note(said, outcome -> "cap " + outcome.number);
    Run.of(release, code);
    long heard = ticks.stream().filter("tick"::equals).count();
    return "ticks " + heard + " " + said.getFirst();
  }

  @Test
  void upTo125AStopOfTheWorldLetsTheNextOfItsProcessorRunAndSince126NotBeforeTheSliceIsOver() {
    assertThat(waitOfY("1.14")).isLessThan(100_000);
    assertThat(waitOfY("1.24")).isLessThan(100_000);
    assertThat(waitOfY("1.25")).isLessThan(100_000);
    assertThat(waitOfY("1.26")).isBetween(7 * MS, 12 * MS);
  }

  /** X on P1 spawns Y and spins; main on P0 stops the world. How long Y waits after that. */
  private static long waitOfY(String release) {
    ListProgram y = ListProgram.of("main.y");
    ListProgram x = ListProgram.of("main.x").then(new Compute(50_000, true)).go(y);
    x.then(new Compute(40 * MS, true));
    ListProgram code = ListProgram.of("main.main").go(x).then(new Compute(MS, true));
    code.then(new Operation.ReadMemStats()).then(new Compute(40 * MS, true));
    WorldRun run = new WorldRun(code, Releases.named(release), 2);
    run.told.clear();
    run.toTheEnd();
    List<WorldRun.Told> created = run.of(EventKind.GO_CREATED);
    int idOfY = created.get(1).g();
    long stood = run.of(EventKind.WORLD_STARTED).getFirst().time();
    long began =
        run.of(EventKind.GO_STARTED).stream()
            .filter(told -> told.g() == idOfY)
            .findFirst()
            .orElseThrow()
            .time();
    return began - stood;
  }

  @Test
  void aSpinnerGivesWayAtACallEvenWithoutSignals() {
    Release withoutSignals =
        Debug.NOTHING.with("asyncpreemptoff", "1", Releases.newest()).appliedTo(Releases.newest());
    main.go(new Code("main.a").note(log, "A").then(new Compute(45 * MS, true)).note(log, "a"));
    main.go(new Code("main.b").note(log, "B")).go(new Code("main.c").note(log, "C"));
    main.then(new Operation.Sleep(100 * MS));

    Run.of(withoutSignals, main);

    assertThat(log).containsExactly("C", "A", "B", "a");
  }

  @Test
  void twoSpinnersAlternateEveryTenToTwentyMilliseconds() {
    ListProgram spinner = ListProgram.of("main.spin").then(new Compute(60 * MS, false));
    ListProgram code = ListProgram.of("main.main").go(spinner).go(spinner);
    WorldRun run = WorldRun.on(1, code.then(new Operation.Sleep(200 * MS)));

    List<WorldRun.Told> preempted = run.of(EventKind.GO_PREEMPTED);
    assertThat(preempted).hasSizeGreaterThan(4);
    for (int i = 1; i < preempted.size(); i++) {
      assertThat(preempted.get(i).g()).isNotEqualTo(preempted.get(i - 1).g());
      assertThat(preempted.get(i).time() - preempted.get(i - 1).time())
          .isBetween(10 * MS, 20 * MS + 100_000);
    }
  }
}
