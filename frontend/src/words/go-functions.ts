// Made of the server's go-sources.txt by GoSourcesTest:
// mvn test -pl backend -Dtest=GoSourcesTest -Dgolden=update writes it anew.

/** The oldest minor release of Go 1 whose source is known. */
export const oldestSource = 21;

/**
 * The functions that have a place in Go's source. Behind an @ is the first minor release
 * that has one, and behind another the last, where it is not all of them.
 */
export const goFunctions = `
internal/sync.Mutex.Lock internal/sync.Mutex.lockSlow internal/sync.Mutex.Unlock
os.File.Write runtime.acquirep runtime.asyncPreempt runtime.asyncPreempt2 runtime.bgsweep
runtime.Breakpoint runtime.casgstatus runtime.chanrecv runtime.chanrecv1 runtime.chansend
runtime.checkdead runtime.checkRunqsNoP runtime.checkTimersNoP runtime.closechan
runtime.copystack runtime.doSigPreempt runtime.dropg runtime.entersyscall
runtime.entersyscallblock runtime.execute runtime.exit runtime.exitsyscall
runtime.exitsyscall0 runtime.exitsyscallNoP runtime.findRunnable runtime.forEachP runtime.GC
runtime.gcAssistAlloc runtime.gcBgMarkWorker runtime.gcControllerState.addIdleMarkWorker
runtime.gcControllerState.findRunnableGCWorker runtime.gcMarkTermination
runtime.gcMarkWorkAvailable runtime.gcShouldScheduleWorker runtime.gcStart runtime.gcstopm
runtime.gfget runtime.gfput runtime.globrunqgetbatch runtime.globrunqput runtime.goexit
runtime.Goexit runtime.goexit0 runtime.gogo runtime.GOMAXPROCS runtime.gopark
runtime.gopreempt_m runtime.goready runtime.Gosched runtime.goschedImpl runtime.gotraceback
runtime.goyield runtime.handoffp runtime.injectglist runtime.LockOSThread
runtime.m.becomeSpinning runtime.makechan runtime.malg runtime.mcall runtime.mexit
runtime.mget runtime.morestack runtime.morestack_noctxt runtime.netpoll runtime.netpollblock
runtime.netpollBreak runtime.netpollunblock runtime.newm runtime.newobject runtime.newproc
runtime.newstack runtime.NumCPU runtime.NumGoroutine runtime.p.destroy runtime.park_m
runtime.pidleget runtime.pidleput runtime.preemptM runtime.preemptone runtime.preemptPark
runtime.procresize runtime.ReadMemStats runtime.readmemstats_m runtime.ready
runtime.releasep runtime.resetspinning runtime.retake runtime.runqempty runtime.runqget
runtime.runqgrab runtime.runqput runtime.runqputslow runtime.runqsteal runtime.schedinit
runtime.schedtrace runtime.schedule runtime.selectgo runtime.semacquire runtime.semacquire1
runtime.semrelease1 runtime.setGCPhase runtime.setTraceback runtime.shrinkstack
runtime.sighandler runtime.startlockedm runtime.startm runtime.startTheWorldWithSema
runtime.stealWork runtime.stoplockedm runtime.stopm runtime.stopTheWorld
runtime.stopTheWorldWithSema runtime.suspendG runtime.sysmon runtime.tgkill
runtime.timer.maybeAdd runtime.timer.stop runtime.timer.unlockAndRun runtime.timers.check
runtime.timeSleep runtime.traceReader runtime.traceReaderAvailable runtime.UnlockOSThread
runtime.wakefing runtime.wakep sync.Cond.Broadcast sync.Cond.Signal sync.Mutex.Lock
sync.RWMutex.Lock sync.RWMutex.RLock sync.RWMutex.RUnlock sync.RWMutex.Unlock
sync.WaitGroup.Add time.Sleep
`;
