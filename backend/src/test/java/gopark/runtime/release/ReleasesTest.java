package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import gopark.runtime.state.WaitReason;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ReleasesTest {

  @Test
  void newerReleasesComeFirstAndTheArticlesLast() {
    assertThat(Releases.all())
        .extracting(Release::name)
        .containsExactly("1.26", "1.25", "1.24", "1.14", "1.13", "article");
    assertThat(Releases.newest().name()).isEqualTo("1.26");
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
          assertThat(refused.sentence()).contains("1.99", "1.26, 1.25", "article");
        });
  }

  @Test
  void processorsInSystemCallsHadAStatusOfTheirOwnBefore126() {
    only(Release::syscallStatus, "1.25", "1.24", "1.14", "1.13", "article");
  }

  @Test
  void since126WhoStopsForTheWorldStaysInItsRunnextAndWithItsThread() {
    only(Release::stopKeepsRunnext, "1.26");
    only(Release::affinityAfterStop, "1.26");
    only(Release::skipNapInSyscall, "1.26");
  }

  @Test
  void since125OnePollsAtATimeAndTheQuotaCounts() {
    only(Release::onePoller, "1.26", "1.25");
    only(Release::containerMaxProcs, "1.26", "1.25");
  }

  @Test
  void what121To123BroughtIsInNoneOfTheOldOnes() {
    only(Release::needSpinning, "1.26", "1.25", "1.24", "article");
    only(Release::yieldWakes, "1.26", "1.25", "1.24", "article");
    only(Release::recheckGlobal, "1.26", "1.25", "1.24", "article");
    only(Release::injectWakes, "1.26", "1.25", "1.24", "article");
    only(Release::timerChannelsSynchronous, "1.26", "1.25", "1.24", "article");
    only(Release::wakepNeedsIdle, "1.14", "1.13");
  }

  @Test
  void the114BroughtSignalsTimersOfProcessorsAndDirectYields() {
    only(Release::asyncPreemption, "1.26", "1.25", "1.24", "1.14", "article");
    only(Release::perProcessorTimers, "1.26", "1.25", "1.24", "1.14", "article");
    only(Release::starvingYields, "1.26", "1.25", "1.24", "1.14", "article");
    only(Release::stealsWhenAlone, "1.26", "1.25", "1.24", "1.14", "article");
  }

  @Test
  void whatAllShareIsTheSameInAll() {
    assertThat(Releases.all())
        .allSatisfy(release -> {
          assertThat(release.runnext()).isTrue();
          assertThat(release.stealing()).isTrue();
          assertThat(release.spinning()).isTrue();
          assertThat(release.sysmon()).isTrue();
          assertThat(release.cooperativePreemption()).isTrue();
          assertThat(release.globalTick()).isEqualTo(61);
          assertThat(release.localQueueCapacity()).isEqualTo(256);
          assertThat(release.runnextNapNs()).isEqualTo(3_000);
        });
  }

  @Test
  void allLookEverywhereButOnlyNewerOnesForTimers() {
    assertThat(Releases.all())
        .allSatisfy(release ->
            assertThat(release.searchOrder())
                .doesNotHaveDuplicates()
                .hasSize(SearchStep.values().length - (release.minor() < 14 ? 2 : 0)));
    assertThat(Releases.named("1.13").searchOrder())
        .doesNotContain(SearchStep.OWN_TIMERS, SearchStep.RECHECK_TIMERS);
  }

  @Test
  void goLooksAtItsOwnQueueThenTheGlobalOneThenTheNetworkAndThenSteals() {
    for (String name : List.of("1.26", "1.25", "1.24", "1.14", "1.13")) {
      assertThat(Releases.named(name).searchOrder())
          .as(name)
          .containsSubsequence(
              SearchStep.GLOBAL_TICK,
              SearchStep.LOCAL,
              SearchStep.GLOBAL,
              SearchStep.NETPOLL,
              SearchStep.STEAL,
              SearchStep.GLOBAL_AGAIN,
              SearchStep.RELEASE_P,
              SearchStep.BLOCKING_NETPOLL);
    }
  }

  @Test
  void finalizersOnceWaitedForTheLocalQueue() {
    assertThat(Releases.newest().searchOrder())
        .containsSubsequence(SearchStep.FINALIZERS, SearchStep.LOCAL);
    assertThat(Releases.named("1.14").searchOrder())
        .containsSubsequence(SearchStep.LOCAL, SearchStep.FINALIZERS);
  }

  @Test
  void theArticlesStealBeforeTheyLookAtTheGlobalQueue() {
    assertThat(Releases.named("article").searchOrder())
        .containsSubsequence(
            SearchStep.GLOBAL_TICK,
            SearchStep.LOCAL,
            SearchStep.STEAL,
            SearchStep.GLOBAL,
            SearchStep.NETPOLL,
            SearchStep.GLOBAL_AGAIN);
  }

  @Test
  void onlyTheArticlesFollowTheirRules() {
    only(Release::article, "article");
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
    only(Release::createdByNamesGoroutine, "1.26", "1.25", "1.24", "article");
    only(Release::headerNamesMachine, "1.26", "1.25", "1.24", "article");
  }

  @Test
  void theLineOfSchedtraceHasHadThreeForms() {
    only(r -> r.schedTraceStyle() == SchedTraceStyle.TICKS, "1.26", "1.25");
    only(r -> r.schedTraceStyle() == SchedTraceStyle.NEED_SPINNING, "1.24", "article");
    only(r -> r.schedTraceStyle() == SchedTraceStyle.PLAIN, "1.14", "1.13");
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

  private static void only(Predicate<Release> holds, String... names) {
    assertThat(Releases.all().stream().filter(holds).map(Release::name)).containsExactly(names);
  }
}
