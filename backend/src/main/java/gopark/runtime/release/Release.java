package gopark.runtime.release;


/**
 * One release of Go, as what its scheduler does and does not. Rules a learner turns off for a
 * counterfactual run are changes of such a release too.
 *
 * @param name as in the API: {@code 1.26}, {@code article}
 * @param minor the minor version that texts and formats follow
 * @param runnext whether newproc and ready use the slot that runs next
 * @param globalTick every so many picks the global queue comes first; 0: never
 * @param localQueueCapacity slots of a processor's ring
 * @param stealing whether processors steal from each other
 * @param spinning whether machines without work look for it before they sleep
 * @param cooperativePreemption whether a function's prologue can stop it (1.2)
 * @param asyncPreemption whether a signal can (1.14)
 * @param syscallStatus whether a processor in a system call is {@code _Psyscall} (up to 1.25)
 * @param stopKeepsRunnext whether one that stops for the world goes to its own runnext (1.26)
 * @param affinityAfterStop whether a processor gets back the machine it had (1.26)
 * @param yieldWakes whether Gosched and preemption call wakep (1.22)
 * @param recheckGlobal whether the global queue is looked at again after spinning (1.22)
 * @param needSpinning whether a lack of idle processors is remembered (1.21)
 * @param wakepNeedsIdle whether wakep looks for an idle processor first (up to 1.19)
 * @param perProcessorTimers whether processors keep the timers (1.14), not a goroutine
 * @param timerChannelsSynchronous whether timer channels are unbuffered to the eye (1.23)
 * @param onePoller whether one processor at a time polls the network (1.25)
 * @param skipNapInSyscall whether runnext is stolen at once from one in a system call (1.26)
 * @param containerMaxProcs whether GOMAXPROCS follows the control group (1.25)
 * @param starvingYields whether the unlocker of a starving mutex yields at once (1.14)
 * @param runnextNapNs how long a thief sleeps before it takes a running victim's runnext
 * @param sysmon whether there is one
 * @param article whether the articles' simplified rules hold; see {@link ArticleRule}
 */
public record Release(
    String name,
    int minor,
    boolean runnext,
    int globalTick,
    int localQueueCapacity,
    boolean stealing,
    boolean spinning,
    boolean cooperativePreemption,
    boolean asyncPreemption,
    boolean syscallStatus,
    boolean stopKeepsRunnext,
    boolean affinityAfterStop,
    boolean yieldWakes,
    boolean recheckGlobal,
    boolean needSpinning,
    boolean wakepNeedsIdle,
    boolean perProcessorTimers,
    boolean timerChannelsSynchronous,
    boolean onePoller,
    boolean skipNapInSyscall,
    boolean containerMaxProcs,
    boolean starvingYields,
    long runnextNapNs,
    boolean sysmon,
    boolean article) {}

