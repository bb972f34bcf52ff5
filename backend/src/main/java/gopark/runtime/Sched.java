package gopark.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all machines share. In Go: runtime2.go, type schedt, and the variables allgs, allm, allp. */
final class Sched {
  final List<Goroutine> allgs = new ArrayList<>();
  final List<Machine> allm = new ArrayList<>();

  /** Those beyond gomaxprocs are dead. */
  final List<Processor> allp = new ArrayList<>();

  int gomaxprocs;

  /** The global queue. */
  final GoroutineQueue runq = new GoroutineQueue();

  /** The newest idle machine; the rest are linked behind it. */
  @Nullable Machine midle;

  int nmidle;
  int nmidlelocked;
  int nmsys;
  int nmfreed;
  int ngsys;

  /** The newest idle processor; the rest are linked behind it. */
  @Nullable Processor pidle;

  int npidle;
  int nmspinning;
  boolean needspinning;
  final FreeList gFree = new FreeList();
  int nextGoid = 1;

  /** Goroutines that are not in a free list. */
  int alive;

  /** When the network was last polled; 0: somebody is blocked in the poller. */
  long lastpoll;

  /** Until when the blocked poller sleeps; 0: for ever. */
  long pollUntil;

  boolean gcwaiting;
  int stopwait;
  boolean sysmonwait;
  long procresizetime;
  boolean customGomaxprocs;
  boolean mainStarted;

  /** Somebody has called into C: a deadlock is no longer found. */
  boolean iscgo;

  /** Called Goexit: what a deadlock is called after that. */
  boolean mainHasExited;

  Processor allp(int id) {
    return allp.get(id);
  }

  /** Processors that are not idle. */
  int busy() {
    return gomaxprocs - npidle;
  }
}
