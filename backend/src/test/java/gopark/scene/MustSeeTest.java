package gopark.scene;

import static gopark.scene.BuiltIn.g;
import static gopark.scene.BuiltIn.m;
import static gopark.scene.BuiltIn.names;
import static gopark.scene.BuiltIn.p;
import static gopark.scene.BuiltIn.played;
import static gopark.scene.BuiltIn.running;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GcEvent.GcPhaseBegan;
import gopark.runtime.event.GcEvent.GcWorkerStarted;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.GoroutineEvent.RunqOverflowed;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.MachineEvent.MParked;
import gopark.runtime.event.MachineEvent.MParkedLocked;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.ProgramEvent.Printed;
import gopark.runtime.event.Retaken;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.Stolen;
import gopark.runtime.event.Source;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallExitedFast;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;
import gopark.runtime.event.SysmonEvent.PreemptionRequested;
import gopark.runtime.event.WorldEvent.WorldStopped;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What must be seen in each scene, as the catalogue says it. */
class MustSeeTest {
  private static final long MS = 1_000_000;

  @Test
  void atMainsFirstLineSysmonHasNoProcessorAndAThirdThreadIsThere() {
    RuntimeSnapshot first = played("bootstrap").at("processors");
    assertThat(first.step()).isZero();
    assertThat(first.ps()).hasSize(2);
    assertThat(m(first, 1).state()).isEqualTo(MachineState.SYSMON);
    assertThat(m(first, 1).p()).isNull();
    assertThat(m(first, 2).state()).isEqualTo(MachineState.PARKED);
    assertThat(g(first, 1).status()).isEqualTo(GoroutineStatus.RUNNING);
  }

  @Test
  void aNewGoroutineKicksTheOneBeforeAndAnIdleProcessorHelps() {
    BuiltIn creation = played("creation");
    RuntimeSnapshot kicked = creation.at("kicked");
    assertThat(names(kicked, p(kicked, 1).runq())).containsExactly("first");
    assertThat(names(kicked, List.of(requireNext(kicked, 1)))).containsExactly("second");
    assertThat(running(creation.at("theft"), 0)).isEqualTo("first");
  }

  private static int requireNext(RuntimeSnapshot seen, int p) {
    Integer next = p(seen, p).runnext();
    assertThat(next).isNotNull();
    return next == null ? 0 : next;
  }

  @Test
  void the258thSends129ToTheGlobalQueue() {
    BuiltIn overflow = played("overflow");
    RuntimeSnapshot full = overflow.at("full");
    assertThat(p(full, 0).runqsize()).isEqualTo(256);
    assertThat(full.sched().runqsize()).isZero();
    RuntimeSnapshot over = overflow.at("overflow");
    assertThat(over.sched().runqsize()).isEqualTo(129);
    assertThat(p(over, 0).runqsize()).isEqualTo(128);
    assertThat(overflow.events(RunqOverflowed.class))
        .singleElement()
        .matches(event -> event.moved() == 129);
    assertThat(overflow.events(FindRunnable.class))
        .filteredOn(search -> search.source() == Source.GLOBAL_TICK)
        .singleElement()
        .matches(search -> search.taken() == 1 && search.stood() == 129);
  }

  @Test
  void afterAShortCallTheSameProcessorIsStillThere() {
    BuiltIn call = played("syscall-fast");
    assertThat(call.events(PRetaken.class)).isEmpty();
    assertThat(call.events(SyscallExitedFast.class))
        .singleElement()
        .matches(SyscallExitedFast::ownProcessor);
    assertThat(p(call.at("entered"), 0).status()).isEqualTo(ProcessorStatus.SYSCALL);
  }

  @Test
  void afterALongCallAnotherProcessorOrTheGlobalQueue() {
    BuiltIn other = played("syscall-handoff");
    assertThat(other.events(PRetaken.class).getFirst().why()).isEqualTo(Retaken.QUEUED_WORK);
    assertThat(other.events(SyscallExitedFast.class).getLast().ownProcessor()).isFalse();
    Integer before = g(other.at(other.located.open().step()), 1).p();
    assertThat(g(other.at("back"), 1).p()).isNotNull().isNotEqualTo(before);

    BuiltIn slow = played("syscall-slow");
    assertThat(slow.events(SyscallExitedSlow.class)).hasSize(1);
    RuntimeSnapshot queued = slow.at("queued");
    assertThat(queued.sched().runq()).containsExactly(1);
    assertThat(m(queued, 0).state()).isEqualTo(MachineState.PARKED);
  }

  @Test
  void loopsTakeTurnsBySignalAndInGo113TheyDoNot() {
    BuiltIn today = played("fibonacci");
    assertThat(today.events(GoPreempted.class))
        .hasSizeGreaterThanOrEqualTo(2)
        .allMatch(event -> event.how() == Preempted.BY_SIGNAL && event.ranNs() >= 10 * MS);
    BuiltIn before = played("fibonacci-go-1-13");
    assertThat(before.events(GoPreempted.class)).isEmpty();
    assertThat(before.events(PreemptionRequested.class))
        .isNotEmpty()
        .noneMatch(PreemptionRequested::signal);
  }

  @Test
  void theLineIsPrintedTodayAndInGo113Never() {
    assertThat(played("tight-loop").events(Printed.class))
        .extracting(Printed::text)
        .containsExactly("main is here\n");
    BuiltIn before = played("tight-loop-go-1-13");
    assertThat(before.events(Printed.class)).isEmpty();
    assertThat(running(before.at("still"), 0)).isEqualTo("endless");
  }

  @Test
  void theSearchTakesTheGlobalFirstAndThenHalfOfSix() {
    BuiltIn search = played("search");
    assertThat(search.scene.beats()).hasSize(8);
    assertThat(searches(search)).startsWith(Source.GLOBAL, Source.GLOBAL, Source.STOLEN);
    RuntimeSnapshot end = search.at("result");
    assertThat(running(end, 2)).isEqualTo("g103");
    assertThat(names(end, p(end, 2).runq())).containsExactly("g101", "g102");
    assertThat(waiting(end)).containsExactly(3, 1, 2, 2);
    assertThat(end.sched().runqsize()).isZero();
  }

  @Test
  void theArticlesSearchStealsFirst() {
    BuiltIn search = played("search-article");
    assertThat(searches(search)).startsWith(Source.STOLEN);
    assertThat(search.events(Stolen.class).getFirst().at().rule()).isEqualTo(3);
    RuntimeSnapshot end = search.at("result");
    assertThat(running(end, 2)).isEqualTo("g101");
    assertThat(waiting(end)).containsExactly(3, 1, 2, 2);
    assertThat(names(end, end.sched().runq())).containsExactly("g501", "g502");
  }

  private static List<Source> searches(BuiltIn scene) {
    return scene.events(FindRunnable.class).stream()
        .filter(search -> search.at().p() == 2)
        .map(FindRunnable::source)
        .toList();
  }

  private static List<Integer> waiting(RuntimeSnapshot seen) {
    return Stream.of(0, 1, 2, 3).map(id -> p(seen, id).runqsize()).toList();
  }

  @Test
  void goTakesG9BeforeItStealsAndTheArticleAfterwards() {
    BuiltIn go = played("steal");
    assertThat(running(go.at("global-first"), 0)).isEqualTo("g9");
    assertThat(go.events(Stolen.class)).first().matches(theft -> theft.taken() == 2);

    BuiltIn article = played("steal-article");
    RuntimeSnapshot theft = article.at("theft");
    assertThat(names(theft, theft.sched().runq())).containsExactly("g9");
    assertThat(running(article.at("last"), 0)).isEqualTo("g9");
  }

  @Test
  void fromFourProcessorsToTwoNineAndTheTwoThatRanGoToTheGlobalQueue() {
    BuiltIn resize = played("resize");
    RuntimeSnapshot full = resize.at("full");
    assertThat(Stream.of(0, 1, 2, 3).map(id -> p(full, id).runqsize() + 1))
        .containsExactly(5, 3, 7, 2);
    RuntimeSnapshot resized = resize.at("resized");
    assertThat(names(resized, resized.sched().runq()))
        .hasSize(11)
        .filteredOn("task"::equals)
        .hasSize(9);
    assertThat(resize.events(WorldStopped.class)).hasSize(1);

    RuntimeSnapshot article = played("resize-article").at("resized");
    assertThat(names(article, article.sched().runq())).hasSize(3).doesNotContain("task");
    assertThat(p(article, 0).runqsize() + p(article, 1).runqsize() + 2).isEqualTo(5 + 3 + 7 + 2);
  }

  @Test
  void aNetworkReadMakesNoThreadAndAFileReadNeedsAnother() {
    BuiltIn network = played("network-read");
    assertThat(network.events(MCreated.class)).isEmpty();
    assertThat(network.events(GoStarted.class)).allMatch(event -> event.at().m() == 0);
    assertThat(g(network.at("parks"), 1).status()).isEqualTo(GoroutineStatus.WAITING);

    BuiltIn file = played("file-read");
    assertThat(g(file.at("entered"), 1).status()).isEqualTo(GoroutineStatus.SYSCALL);
    assertThat(p(file.at("other-thread"), 0).m()).isEqualTo(2);
    assertThat(file.at("back").sched().runq()).containsExactly(1);
  }

  @Test
  void oneThreadCarriesTwoGoroutinesAndTwoThreadsTakeTurnsInSleeping() {
    BuiltIn goroutines = played("ping-pong");
    assertThat(goroutines.events(MParked.class)).isEmpty();
    assertThat(goroutines.events(GoStarted.class)).allMatch(event -> event.at().m() == 0);
    BuiltIn threads = played("ping-pong-threads");
    assertThat(threads.events(MParkedLocked.class)).hasSizeGreaterThan(10);
    long quick = goroutines.located.end().timeNs() - goroutines.located.open().timeNs();
    long slow = threads.located.end().timeNs() - threads.located.open().timeNs();
    assertThat(slow).isGreaterThan(5 * quick);
  }

  @Test
  void theWorldStopsTwiceAndOneProcessorOfFourMarks() {
    BuiltIn collection = played("collection");
    assertThat(collection.events(WorldStopped.class)).hasSize(2);
    assertThat(collection.events(GcWorkerStarted.class))
        .filteredOn(event -> event.mode() == GcWorkerMode.DEDICATED)
        .hasSize(1);
    assertThat(collection.events(GcPhaseBegan.class)).hasSizeGreaterThanOrEqualTo(3);
  }
}
