package gopark.runtime.release;

import org.jspecify.annotations.Nullable;

/**
 * Counterfactual switches, laid over a release: the same run with a rule changed. What is null
 * stays as the release has it.
 *
 * @param globalTick every so many picks the global queue comes first; 0: never
 * @param localQueue slots of a processor's ring, a power of two
 */
public record Rules(
    @Nullable Boolean stealing,
    @Nullable Boolean runnext,
    @Nullable Boolean asyncPreempt,
    @Nullable Integer globalTick,
    @Nullable Integer localQueue,
    @Nullable Boolean sysmon,
    @Nullable Boolean spinning) {

  public static final int MAX_GLOBAL_TICK = 100_000;
  public static final int MAX_LOCAL_QUEUE = 65_536;

  /** Everything as in the release. */
  public static final Rules NONE = new Rules(null, null, null, null, null, null, null);

  public Rules {
    if (globalTick != null && (globalTick < 0 || globalTick > MAX_GLOBAL_TICK)) {
      throw new RefusedSetting(
              "global-tick-out-of-range",
              "globalTick must be from 0 (never) to "
                  + MAX_GLOBAL_TICK
                  + ", not "
                  + globalTick
                  + ".")
          .with("value", globalTick)
          .with("max", MAX_GLOBAL_TICK);
    }
    if (localQueue != null
        && (localQueue < 1 || localQueue > MAX_LOCAL_QUEUE || Integer.bitCount(localQueue) != 1)) {
      throw new RefusedSetting(
              "local-queue-no-power-of-two",
              "localQueue must be a power of two from 1 to "
                  + MAX_LOCAL_QUEUE
                  + ", not "
                  + localQueue
                  + ".")
          .with("value", localQueue)
          .with("max", MAX_LOCAL_QUEUE);
    }
  }

  /** These, where they say something, and the others elsewhere. */
  public Rules over(Rules others) {
    return new Rules(
        either(stealing, others.stealing),
        either(runnext, others.runnext),
        either(asyncPreempt, others.asyncPreempt),
        either(globalTick, others.globalTick),
        either(localQueue, others.localQueue),
        either(sysmon, others.sysmon),
        either(spinning, others.spinning));
  }

  /**
   * The release with the rules changed. Throws {@link RefusedSetting} where a release lacks what
   * the switch would turn on.
   */
  public Release appliedTo(Release release) {
    if (Boolean.TRUE.equals(asyncPreempt) && !release.asyncPreemption()) {
      throw new RefusedSetting(
              "no-async-preemption", release + " has no preemption by signals to turn on.")
          .with("release", release.name());
    }
    ReleaseDraft draft = new ReleaseDraft(release);
    draft.stealing = or(stealing, draft.stealing);
    draft.runnext = or(runnext, draft.runnext);
    draft.asyncPreemption = or(asyncPreempt, draft.asyncPreemption);
    draft.sysmon = or(sysmon, draft.sysmon);
    draft.spinning = or(spinning, draft.spinning);
    draft.globalTick = globalTick == null ? draft.globalTick : globalTick;
    draft.localQueueCapacity = localQueue == null ? draft.localQueueCapacity : localQueue;
    return draft.release();
  }

  private static <T> @Nullable T either(@Nullable T first, @Nullable T second) {
    return first == null ? second : first;
  }

  private static boolean or(@Nullable Boolean wanted, boolean otherwise) {
    return wanted == null ? otherwise : wanted;
  }
}
