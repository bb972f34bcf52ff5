package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.NetworkRead;
import gopark.program.Operation.Sleep;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Source;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which goroutines the network poller readies, how many at a time, and where they go then. */
class PollerRulesTest {
  private static final long MS = 1_000_000;
  private static final int SYSMON = 1;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram reads(long ns) {
    return ListProgram.of("main.reader").then(new NetworkRead(ns));
  }

  private static ListProgram mainWithReaders(int count) {
    ListProgram main = main();
    for (int i = 0; i < count; i++) {
      main.go(reads(MS));
    }
    return main.then(new Gosched());
  }

  private static WorldRun run(Release release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, release, procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  @Test
  void aCallOfEpollGivesAtMost128EventsThoughAnyNumberMayWait() {
    ListProgram main = mainWithReaders(300).then(new Compute(5 * MS, true));
    WorldRun run = run(Releases.newest(), 1, main.then(new Sleep(20 * MS)));
    List<Long> returned =
        run.of(EventKind.NETPOLL_RETURNED).stream()
            .map(WorldRun.Told::a)
            .filter(count -> count > 0)
            .toList();
    assertThat(returned).containsExactly(128L, 128L, 44L);
    assertThat(run.of(EventKind.GO_ENDED)).hasSize(300);
  }

  @Test
  void whoPollsRunsTheFirstAtOnceAndPutsTheRestIntoItsQueue() {
    ListProgram main = mainWithReaders(3).then(new Compute(5 * MS, true));
    WorldRun run = run(Releases.newest(), 1, main.then(new Sleep(20 * MS)));
    assertThat(run.of(EventKind.FIND_RUNNABLE))
        .anyMatch(told -> Source.of(told.b()) == Source.NETPOLL);
    WorldRun.Told injected = run.of(EventKind.INJECTED).getFirst();
    assertThat(injected.a()).isEqualTo(2);
    assertThat(injected.p()).isZero();
  }

  @Test
  void whoSleepsInThePollerTakesWhatItsCallBrings() {
    WorldRun run = run(Releases.newest(), 1, reads(5 * MS));
    assertThat(run.of(EventKind.FIND_RUNNABLE))
        .anyMatch(told -> Source.of(told.b()) == Source.BLOCKING_NETPOLL);
    assertThat(run.order()).contains("main  blocks (network)");
  }

  @Test
  void sysmonPollsIfNobodyHasForTenMillisecondsAndPutsTheReadersIntoTheGlobalQueue() {
    Release release = Releases.newest();
    Release withoutSignals = Debug.NOTHING.with("asyncpreemptoff", "1", release).appliedTo(release);
    ListProgram main = mainWithReaders(2).then(new Compute(40 * MS, false));
    WorldRun run = run(withoutSignals, 1, main.then(new Sleep(MS)));
    WorldRun.Told returned = run.of(EventKind.NETPOLL_RETURNED).getFirst();
    assertThat(returned.m()).isEqualTo(SYSMON);
    WorldRun.Told injected = run.of(EventKind.INJECTED).getFirst();
    assertThat(injected.m()).isEqualTo(SYSMON);
    assertThat(Place.of(injected.b())).isEqualTo(Place.GLOBAL_TAIL);
    long waited = returned.time() - run.of(EventKind.NETWORK_READY).getFirst().time();
    assertThat(waited).isGreaterThan(8 * MS);
  }

  @Test
  void whenTheWorldStartsTheReadyReadersAreInjectedFirst() {
    ListProgram main = mainWithReaders(2).then(new Compute(3 * MS, true));
    WorldRun run = run(Releases.newest(), 1, main.then(new Operation.ReadMemStats()));
    List<EventKind> kinds =
        run.told.stream()
            .map(WorldRun.Told::kind)
            .filter(kind ->
                kind == EventKind.WORLD_STOPPED
                    || kind == EventKind.INJECTED
                    || kind == EventKind.WORLD_STARTED)
            .toList();
    assertThat(kinds)
        .containsExactly(EventKind.WORLD_STOPPED, EventKind.INJECTED, EventKind.WORLD_STARTED);
  }

  @Test
  void aReaderHoldsNoThread() {
    WorldRun run = new WorldRun(mainWithReaders(50), Releases.newest(), 1);
    int before = run.runtime.snapshot().ms().size();
    run.toTheEnd();
    assertThat(run.runtime.snapshot().ms()).hasSize(before);
  }
}
