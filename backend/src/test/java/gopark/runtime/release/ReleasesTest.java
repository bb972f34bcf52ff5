package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.state.WaitReason;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReleasesTest {
  /** What Go never was: a rule's history says nothing of them. */
  private static final List<String> DESIGNS = List.of("sharing", "1:1", "N:1");

  @Test
  void newerReleasesComeFirstAndTheArticlesLast() {
    assertThat(Releases.all())
        .extracting(Release::name)
        .containsExactly(
            "1.27",
            "1.26",
            "1.25",
            "1.24",
            "1.23",
            "1.22",
            "1.21",
            "1.19",
            "1.14",
            "1.13",
            "1.5",
            "1.2",
            "1.1",
            "1.0-local",
            "1.0",
            "sharing",
            "1:1",
            "N:1",
            "article");
    assertThat(Releases.newest().name()).isEqualTo("1.27");
    assertThat(Releases.usual().name()).isEqualTo("1.26");
  }

  @Test
  void everyReleaseIsFoundByItsName() {
    for (Release release : Releases.all()) {
      assertThat(Releases.named(release.name())).isSameAs(release);
    }
  }

  @Test
  void aReleaseThatNeverWasIsRefusedWithThoseThatAre() {
    assertThatThrownBy(() -> Releases.named("1.99"))
        .asInstanceOf(type(RefusedSetting.class))
        .satisfies(refused -> {
          assertThat(refused.code()).isEqualTo("unknown-release");
          assertThat(refused.arguments()).containsEntry("name", "1.99");
          assertThat(refused.sentence()).contains("1.99", "1.27, 1.26, 1.25", "article");
        });
  }

  @Test
  void processorsInSystemCallsHadAStatusOfTheirOwnBefore126() {
    until(25, Release::syscallStatus);
  }

  @Test
  void since126WhoStopsForTheWorldStaysInItsRunnextAndWithItsThread() {
    since(26, Release::stopKeepsRunnext);
    since(26, Release::affinityAfterStop);
    since(26, Release::skipNapInSyscall);
  }

  @Test
  void since125TheQuotaCounts() {
    since(25, Release::containerMaxProcs);
  }

  @Test
  void what121To123BroughtIsInNoneOfTheOldOnes() {
    since(21, Release::needSpinning);
    since(22, Release::yieldWakes);
    since(22, Release::recheckGlobal);
    since(23, Release::injectWakes);
    since(23, Release::timerChannelsSynchronous);
    until(19, Release::wakepNeedsIdle);
  }

  @Test
  void the114BroughtSignalsTimersOfProcessorsAndDirectYields() {
    since(14, Release::asyncPreemption);
    since(14, Release::perProcessorTimers);
    since(14, Release::starvingYields);
    since(14, Release::stealsWhenAlone);
  }

  @Test
  void theFirstReleasesGotTheirSchedulerPieceByPiece() {
    since(1, Release::processors);
    since(1, Release::stealing);
    since(1, Release::spinning);
    since(1, Release::sysmon);
    since(2, Release::cooperativePreemption);
    since(2, release -> release.globalTick() == 61);
    since(5, Release::runnext);
    since(5, Release::allCores);
    since(13, release -> release.runnextNapNs() == 3_000);
    until(2, Release::thiefRunsFirst);
    only(Release::localQueues, release -> !List.of("1.0", "1:1").contains(release.name()));
  }

  @Test
  void theRingHolds256SinceItIsOfFixedSize() {
    only(
        release -> release.localQueueCapacity() == 256,
        release -> !List.of("1.2", "1.1", "N:1").contains(release.name()));
  }

  @Test
  void theDesignsBesideGoDoWithoutThieves() {
    for (String name : List.of("sharing", "1:1", "N:1")) {
      Release design = Releases.named(name);
      assertThat(design.stealing()).as(name).isFalse();
      assertThat(design.spinning()).as(name).isFalse();
      assertThat(design.minor()).as(name).isEqualTo(26);
    }
    only(Release::sharing, release -> release.name().equals("sharing"));
    only(Release::threadPerGoroutine, release -> release.name().equals("1:1"));
    only(Release::oneThread, release -> release.name().equals("N:1"));
  }

  /** What a release does without, its search does not look at; all else stands in it once. */
  @Test
  void aSearchLooksAtAllThatTheReleaseHas() {
    assertThat(Releases.all())
        .allSatisfy(release -> {
          Set<Check> expected = EnumSet.copyOf(Checks.newestOrder());
          without(expected, release.localQueues(), Check.LOCAL);
          without(expected, release.globalTick() > 0, Check.GLOBAL_TICK);
          without(expected, release.stealing(), Check.MAY_SPIN, Check.STEAL, Check.RECHECK_RUNQS);
          without(expected, release.perProcessorTimers(), Check.OWN_TIMERS, Check.RECHECK_TIMERS);
          assertThat(release.searchOrder()).containsExactlyInAnyOrderElementsOf(expected);
        });
    assertThat(Releases.named("1.13").searchOrder())
        .doesNotContain(Check.OWN_TIMERS, Check.RECHECK_TIMERS);
  }

  @Test
  void everySearchBeginsWithTheCollectorAndEndsWithGivingUpTheProcessor() {
    assertThat(Releases.all())
        .allSatisfy(release -> {
          assertThat(release.searchOrder())
              .startsWith(Check.GC_WAITING, Check.SAFE_POINT)
              .containsSubsequence(Check.GLOBAL_AGAIN, Check.RELEASE_P, Check.BLOCKING_NETPOLL);
          assertThat(release.searchOrder().indexOf(Check.GC_WORKER))
              .isLessThan(release.searchOrder().indexOf(Check.GLOBAL));
          if (release.localQueues()) {
            assertThat(release.searchOrder()).containsSubsequence(Check.GC_WORKER, Check.LOCAL);
          }
          if (release.stealing()) {
            assertThat(release.searchOrder())
                .containsSubsequence(Check.RELEASE_P, Check.RECHECK_RUNQS, Check.BLOCKING_NETPOLL);
          }
        });
  }

  @Test
  void goLooksAtItsOwnQueueThenTheGlobalOneThenTheNetworkAndThenSteals() {
    for (String name : List.of("1.27", "1.26", "1.25", "1.24", "1.14", "1.13", "1.5", "1.2")) {
      assertThat(Releases.named(name).searchOrder())
          .as(name)
          .containsSubsequence(
              Check.GLOBAL_TICK,
              Check.LOCAL,
              Check.GLOBAL,
              Check.NETPOLL,
              Check.STEAL,
              Check.GLOBAL_AGAIN,
              Check.RELEASE_P,
              Check.BLOCKING_NETPOLL);
    }
  }

  @Test
  void finalizersOnceWaitedForTheLocalQueue() {
    assertThat(Releases.newest().searchOrder()).containsSubsequence(Check.FINALIZERS, Check.LOCAL);
    assertThat(Releases.named("1.14").searchOrder())
        .containsSubsequence(Check.LOCAL, Check.FINALIZERS);
  }

  @Test
  void theArticlesStealBeforeTheyLookAtTheGlobalQueue() {
    assertThat(Releases.named("article").searchOrder())
        .containsSubsequence(
            Check.LOCAL,
            Check.GLOBAL_TICK,
            Check.STEAL,
            Check.GLOBAL,
            Check.NETPOLL,
            Check.GLOBAL_AGAIN);
  }

  @Test
  void onlyTheArticlesFollowTheirRules() {
    only(Release::article, release -> release.name().equals("article"));
    for (ArticleRule rule : ArticleRule.values()) {
      assertThat(Releases.named("article").follows(rule)).as("%s", rule).isEqualTo(rule.inForce());
      assertThat(Releases.named("1.24").follows(rule)).as("%s", rule).isFalse();
    }
  }

  @Test
  void mutexesAndGroupsGotTheirNamesOneAfterTheOther() {
    Release old = Releases.named("1.14");
    assertThat(old.waitText(WaitReason.MUTEX_LOCK)).isEqualTo("semacquire");
    assertThat(old.waitText(WaitReason.RW_MUTEX_R_LOCK)).isEqualTo("semacquire");
    assertThat(old.waitText(WaitReason.WAIT_GROUP_WAIT)).isEqualTo("semacquire");
    assertThat(old.waitText(WaitReason.CHAN_RECEIVE)).isEqualTo("chan receive");
    Release later = Releases.named("1.24");
    assertThat(later.waitText(WaitReason.MUTEX_LOCK)).isEqualTo("sync.Mutex.Lock");
    assertThat(later.waitText(WaitReason.WAIT_GROUP_WAIT)).isEqualTo("sync.WaitGroup.Wait");
  }

  @Test
  void tracebacksTellMoreInNewerReleases() {
    since(21, Release::createdByNamesGoroutine);
    since(22, Release::headerNamesMachine);
  }

  @Test
  void theLineOfSchedtraceHasHadThreeForms() {
    since(25, release -> release.schedTraceStyle() == SchedTraceStyle.TICKS);
    since(21, release -> release.schedTraceStyle() != SchedTraceStyle.PLAIN);
    until(24, release -> release.schedTraceStyle() != SchedTraceStyle.TICKS);
  }

  @Test
  void theQuotaIsRoundedUpButNotBelowTwoNorAboveTheCpus() {
    Release newest = Releases.newest();
    assertThat(newest.defaultMaxProcs(8, 50_000, 100_000)).isEqualTo(2);
    assertThat(newest.defaultMaxProcs(8, 100_000, 100_000)).isEqualTo(2);
    assertThat(newest.defaultMaxProcs(8, 210_000, 100_000)).isEqualTo(3);
    assertThat(newest.defaultMaxProcs(2, 900_000, 100_000)).isEqualTo(2);
    assertThat(newest.defaultMaxProcs(1, 50_000, 100_000)).isEqualTo(1);
    assertThat(newest.defaultMaxProcs(8, 0, 100_000)).isEqualTo(8);
  }

  @Test
  void before125TheQuotaDoesNotCountAndInTheArticlesItIsRoundedDown() {
    assertThat(Releases.named("1.24").defaultMaxProcs(64, 200_000, 100_000)).isEqualTo(64);
    assertThat(Releases.named("article").defaultMaxProcs(64, 250_000, 100_000)).isEqualTo(2);
    assertThat(Releases.named("article").defaultMaxProcs(64, 50_000, 100_000)).isEqualTo(1);
  }

  /**
   * Asserts that the rule holds in exactly the releases from this minor version on; see {@link
   * #DESIGNS}.
   */
  private static void since(int minor, Predicate<Release> holds) {
    assertThat(ofGo().filter(holds).map(Release::name))
        .containsExactlyElementsOf(
            ofGo().filter(release -> release.minor() >= minor).map(Release::name).toList());
  }

  private static void until(int minor, Predicate<Release> holds) {
    since(minor + 1, holds.negate());
  }

  private static Stream<Release> ofGo() {
    return Releases.all().stream().filter(release -> !DESIGNS.contains(release.name()));
  }

  private static void only(Predicate<Release> holds, Predicate<Release> those) {
    assertThat(Releases.all().stream().filter(holds).map(Release::name))
        .containsExactlyElementsOf(
            Releases.all().stream().filter(those).map(Release::name).toList());
  }

  private static void without(Set<Check> all, boolean has, Check... checks) {
    if (!has) {
      all.removeAll(List.of(checks));
    }
  }
}
