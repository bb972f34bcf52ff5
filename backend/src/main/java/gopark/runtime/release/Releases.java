package gopark.runtime.release;

import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * The releases that can be played. Each is told as its difference from the next newer one, so that
 * what a release changed stands in one place.
 */
public final class Releases {
  private static final List<SearchStep> SEARCH = List.of(SearchStep.values());

  private static final Release GO_1_26 = newestOfAll();

  private static final Release GO_1_25 =
      from(
          GO_1_26,
          "1.25",
          25,
          r -> {
            r.syscallStatus = true;
            r.stopKeepsRunnext = false;
            r.affinityAfterStop = false;
            r.skipNapInSyscall = false;
          });

  private static final Release GO_1_24 =
      from(
          GO_1_25,
          "1.24",
          24,
          r -> {
            r.onePoller = false;
            r.containerMaxProcs = false;
          });

  private static final Release GO_1_14 =
      from(
          GO_1_24,
          "1.14",
          14,
          r -> {
            r.timerChannelsSynchronous = false;
            r.injectWakes = false;
            r.yieldWakes = false;
            r.recheckGlobal = false;
            r.needSpinning = false;
            r.wakepNeedsIdle = true;
            r.searchOrder = finalizersAfterLocal();
          });

  private static final Release GO_1_13 =
      from(
          GO_1_14,
          "1.13",
          13,
          r -> {
            r.asyncPreemption = false;
            r.perProcessorTimers = false;
            r.starvingYields = false;
            r.stealsWhenAlone = false;
            r.searchOrder = withoutTimers(r.searchOrder);
          });

  private static final Release ARTICLE =
      from(
          GO_1_24,
          "article",
          24,
          r -> {
            EnumSet<ArticleRule> rules = EnumSet.noneOf(ArticleRule.class);
            for (ArticleRule rule : ArticleRule.values()) {
              if (rule.inForce()) {
                rules.add(rule);
              }
            }
            r.articleRules = rules;
            r.searchOrder = stealingBeforeGlobal();
          });

  private static final List<Release> ALL =
      List.of(GO_1_26, GO_1_25, GO_1_24, GO_1_14, GO_1_13, ARTICLE);

  private Releases() {}

  /** Newest first; what is no release of Go comes last. */
  public static List<Release> all() {
    return ALL;
  }

  public static Release newest() {
    return GO_1_26;
  }

  /** The release of that name; throws {@link RefusedSetting} if there is none. */
  public static Release named(String name) {
    for (Release release : ALL) {
      if (release.name().equals(name)) {
        return release;
      }
    }
    String known = String.join(", ", ALL.stream().map(Release::name).toList());
    throw new RefusedSetting(
            "unknown-release", "There is no release \"" + name + "\"; there are " + known + ".")
        .with("name", name)
        .with("known", known);
  }

  private static Release from(
      Release newer, String name, int minor, Consumer<ReleaseDraft> changes) {
    ReleaseDraft draft = new ReleaseDraft(newer);
    draft.name = name;
    draft.minor = minor;
    changes.accept(draft);
    return draft.release();
  }

  /** Up to 1.18 schedule looked into the local queue before findrunnable woke the finalizers. */
  private static List<SearchStep> finalizersAfterLocal() {
    return moved(SearchStep.FINALIZERS, SearchStep.LOCAL);
  }

  /** As the articles tell it: local queue, other processors, global queue, network (T1). */
  private static List<SearchStep> stealingBeforeGlobal() {
    List<SearchStep> order = new ArrayList<>(SEARCH);
    List<SearchStep> later = List.of(SearchStep.GLOBAL, SearchStep.NETPOLL);
    order.removeAll(later);
    order.addAll(order.indexOf(SearchStep.STEAL) + 1, later);
    return order;
  }

  private static List<SearchStep> moved(SearchStep step, SearchStep after) {
    List<SearchStep> order = new ArrayList<>(SEARCH);
    order.remove(step);
    order.add(order.indexOf(after) + 1, step);
    return order;
  }

  private static List<SearchStep> withoutTimers(List<SearchStep> order) {
    List<SearchStep> rest = new ArrayList<>(order);
    rest.remove(SearchStep.OWN_TIMERS);
    rest.remove(SearchStep.RECHECK_TIMERS);
    return rest;
  }

  private static Release newestOfAll() {
    return new Release(
        "1.26", // name
        26, // minor
        SEARCH, // searchOrder
        true, // runnext
        61, // globalTick
        256, // localQueueCapacity
        true, // stealing
        true, // stealsWhenAlone
        true, // spinning
        true, // cooperativePreemption
        true, // asyncPreemption
        false, // syscallStatus
        true, // stopKeepsRunnext
        true, // affinityAfterStop
        true, // yieldWakes
        true, // injectWakes
        true, // recheckGlobal
        true, // needSpinning
        false, // wakepNeedsIdle
        true, // perProcessorTimers
        true, // timerChannelsSynchronous
        true, // onePoller
        true, // skipNapInSyscall
        true, // containerMaxProcs
        true, // starvingYields
        3 * VirtualTime.MICROSECOND, // runnextNapNs
        true, // sysmon
        Collections.emptySet()); // articleRules
  }
}
