package gopark.runtime.port;

import gopark.runtime.event.Checks.Check;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import java.util.List;

/** The release whose rules hold now; a learner who changes a rule changes it in mid-run. */
public final class ReleaseInForce {
  private static final List<Check> USUAL = List.of(Check.GLOBAL_TICK, Check.LOCAL, Check.GLOBAL);

  /** How many looks come first in the usual order. */
  public static final int USUAL_LOOKS = USUAL.size();

  private Release release;

  /** The articles' rules that the release follows, a bit for each number. */
  private int articleRules;

  /** Where findRunnable looks for a goroutine, in this order, up to giving up the processor. */
  private Check[] looks;

  private int afterStealing;
  private boolean placesElsewhere;
  private int localLimit;

  // What every step asks: kept here too, where it is one look and not two.
  private int globalTick;

  /** 2 to the power of 64, divided by globalTick; one less where there is no remainder. */
  private long tickReciprocal;

  private boolean lockWaits;
  private boolean processors;
  private boolean threadPerGoroutine;
  private boolean wakepNeedsIdle;
  private boolean yieldWakes;
  private boolean yieldsOtherwise;
  private boolean looksAsUsual;

  public ReleaseInForce(Release release) {
    this.release = release;
    looks = looks(release);
    set(release);
  }

  /**
   * The looks between that for a mark worker and giving up the processor; those before and after
   * are the same in every release. Left out: finalizers, whose goroutine nothing wakes.
   */
  private static Check[] looks(Release release) {
    List<Check> order = release.searchOrder();
    int first = order.indexOf(Check.GC_WORKER) + 1;
    int last = order.indexOf(Check.GLOBAL_AGAIN);
    return order.subList(first, last + 1).stream()
        .filter(check -> check != Check.FINALIZERS)
        .toArray(Check[]::new);
  }

  private static int localLimit(Release release) {
    if (!release.localQueues()) {
      return 0;
    }
    int capacity = release.localQueueCapacity();
    return capacity == Release.NO_LIMIT ? Integer.MAX_VALUE : capacity;
  }

  /** The release itself, for what is asked rarely. */
  public Release get() {
    return release;
  }

  /** Puts another release in force from now on. */
  public void set(Release changed) {
    release = changed;
    articleRules = 0;
    for (ArticleRule rule : changed.articleRules()) {
      articleRules |= 1 << rule.number();
    }
    looks = looks(changed);
    placesElsewhere = !changed.queuesWhereMade();
    localLimit = localLimit(changed);
    globalTick = changed.globalTick();
    tickReciprocal = globalTick == 0 ? 0 : Long.divideUnsigned(-1L, globalTick);
    lockWaits = changed.lockWaits();
    processors = changed.processors();
    threadPerGoroutine = changed.threadPerGoroutine();
    wakepNeedsIdle = changed.wakepNeedsIdle();
    yieldWakes = changed.yieldWakes();
    yieldsOtherwise = threadPerGoroutine || follows(ArticleRule.T11);
    looksAsUsual = List.of(looks).subList(0, USUAL_LOOKS).equals(USUAL);
    afterStealing = List.of(looks).indexOf(Check.STEAL) + 1;
  }

  /** Whether the release follows the article's rule where Go has another. */
  public boolean follows(ArticleRule rule) {
    return (articleRules & 1 << rule.number()) != 0;
  }

  /** Where findRunnable looks for a goroutine, in this order; nobody changes it. */
  public Check[] looks() {
    return looks;
  }

  /** Whether a goroutine may go elsewhere than where it was made runnable. */
  public boolean placesElsewhere() {
    return placesElsewhere;
  }

  /** How many goroutines a processor's own queue may hold, or as many as there are. */
  public int localLimit() {
    return localLimit;
  }

  /**
   * Whether a processor that has scheduled so often looks at the global queue first: at each
   * multiple of globalTick. A division would take longer than the rest of the look. Times the
   * reciprocal, a multiple overflows to nearly nothing, and any other number to more.
   */
  public boolean isGlobalTick(int schedtick) {
    long product = Integer.toUnsignedLong(schedtick) * (tickReciprocal + 1);
    return globalTick != 0 && Long.compareUnsigned(product, tickReciprocal) <= 0;
  }

  /** Whether a machine that finds the lock of the global queue taken waits for it. */
  public boolean lockWaits() {
    return lockWaits;
  }

  /** Whether processors are things of their own, and not the same as machines. */
  public boolean processors() {
    return processors;
  }

  /** Whether every goroutine has a thread of its own. */
  public boolean threadPerGoroutine() {
    return threadPerGoroutine;
  }

  /**
   * Whether the first looks are at the global queue now and then, the own queue, the global one.
   */
  public boolean looksAsUsual() {
    return looksAsUsual;
  }

  /** Whether wakep looks for an idle processor first. */
  public boolean wakepNeedsIdle() {
    return wakepNeedsIdle;
  }

  /** Whether Gosched and preemption call wakep. */
  public boolean yieldWakes() {
    return yieldWakes;
  }

  /** Whether a goroutine that yields may go elsewhere than to the tail of the global queue. */
  public boolean yieldsOtherwise() {
    return yieldsOtherwise;
  }

  /** The place among the looks that follows stealing. */
  public int afterStealing() {
    return afterStealing;
  }

  public void copyFrom(ReleaseInForce original) {
    release = original.release;
    articleRules = original.articleRules;
    looks = original.looks.clone();
    afterStealing = original.afterStealing;
    placesElsewhere = original.placesElsewhere;
    localLimit = original.localLimit;
    globalTick = original.globalTick;
    tickReciprocal = original.tickReciprocal;
    lockWaits = original.lockWaits;
    processors = original.processors;
    threadPerGoroutine = original.threadPerGoroutine;
    wakepNeedsIdle = original.wakepNeedsIdle;
    yieldWakes = original.yieldWakes;
    yieldsOtherwise = original.yieldsOtherwise;
    looksAsUsual = original.looksAsUsual;
  }
}
