package gopark.runtime.release;

import gopark.runtime.event.Checks.Check;
import org.jspecify.annotations.Nullable;

/**
 * Counterfactual switches, laid over a release: the same run with a rule changed. What is null
 * stays as the release has it.
 *
 * @param globalTick the number of picks after which the global queue comes first; 0: never
 * @param localQueue slots of a processor's ring, a power of two
 * @param oneQueue whether the global queue, with its lock, is the only one
 * @param lockWaits whether a machine that finds the lock of the global queue taken waits for it
 */
public record Rules(
    @Nullable Boolean stealing,
    @Nullable Boolean runnext,
    @Nullable Boolean asyncPreempt,
    @Nullable Integer globalTick,
    @Nullable Integer localQueue,
    @Nullable Boolean sysmon,
    @Nullable Boolean spinning,
    @Nullable Boolean oneQueue,
    @Nullable Boolean lockWaits) {

  public static final int MAX_GLOBAL_TICK = 100_000;
  public static final int MAX_LOCAL_QUEUE = 65_536;

  /** Everything as in the release. */
  public static final Rules NONE = new Rules(null, null, null, null, null, null, null, null, null);

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
        either(spinning, others.spinning),
        either(oneQueue, others.oneQueue),
        either(lockWaits, others.lockWaits));
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
    if (Boolean.TRUE.equals(stealing) && !release.searchOrder().contains(Check.STEAL)) {
      throw new RefusedSetting("no-stealing", release + " has no stealing to turn on.")
          .with("release", release.name());
    }
    if (Boolean.TRUE.equals(sysmon) && !release.sysmon()) {
      throw new RefusedSetting("no-sysmon", release + " has no sysmon to turn on.")
          .with("release", release.name());
    }
    ReleaseDraft draft = new ReleaseDraft(release);
    draft.stealing = or(stealing, draft.stealing);
    draft.runnext = or(runnext, draft.runnext);
    draft.asyncPreemption = or(asyncPreempt, draft.asyncPreemption);
    draft.sysmon = or(sysmon, draft.sysmon);
    draft.spinning = or(spinning, draft.spinning);
    draft.lockWaits = or(lockWaits, draft.lockWaits);
    if (Boolean.TRUE.equals(oneQueue)) {
      draft.localQueues = false;
      draft.runnext = false;
      draft.stealing = false;
      draft.lockWaits = or(lockWaits, true);
    }
    if (!draft.localQueues) {
      // runnext needs a queue that it comes before.
      draft.runnext = false;
    }
    if (!release.searchOrder().contains(Check.STEAL)) {
      // Spinning means looking for somebody to steal from.
      draft.spinning = false;
    }
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
