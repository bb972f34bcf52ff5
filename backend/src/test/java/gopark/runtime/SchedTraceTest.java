package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.model.Goroutine;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchedTraceTest {

  @Test
  void theNewestReleaseHasSpacesInItsBracketsAndTicks() {
    assertThat(trace("1.26", false))
        .isEqualTo(
            "SCHED 3ms: gomaxprocs=2 idleprocs=1 threads=2 spinningthreads=1 needspinning=0"
                + " idlethreads=0 runqueue=1 [ 1 0 ] schedticks=[ 61 7 ]\n");
  }

  @Test
  void before125ThereAreNoTicks() {
    assertThat(trace("1.24", false))
        .isEqualTo(
            "SCHED 3ms: gomaxprocs=2 idleprocs=1 threads=2 spinningthreads=1 needspinning=0"
                + " idlethreads=0 runqueue=1 [1 0]\n");
  }

  @Test
  void until119ThereIsNoNeedspinning() {
    assertThat(trace("1.14", false))
        .isEqualTo(
            "SCHED 3ms: gomaxprocs=2 idleprocs=1 threads=2 spinningthreads=1"
                + " idlethreads=0 runqueue=1 [1 0]\n");
  }

  @Test
  void inDetailEverybodyHasALine() {
    assertThat(trace("1.26", true))
        .isEqualTo(
            """
            SCHED 3ms: gomaxprocs=2 idleprocs=1 threads=2 spinningthreads=1 needspinning=0\
             idlethreads=0 runqueue=1 gcwaiting=false nmidlelocked=0 stopwait=0 sysmonwait=false
              P0: status=1 schedtick=61 syscalltick=0 m=0 runqsize=1 gfreecnt=0 timerslen=0
              P1: status=0 schedtick=7 syscalltick=0 m=nil runqsize=0 gfreecnt=0 timerslen=0
              M1: p=nil curg=nil mallocing=0 throwing=0 preemptoff= locks=0 dying=0\
             spinning=true blocked=false lockedg=nil
              M0: p=0 curg=1 mallocing=0 throwing=0 preemptoff= locks=0 dying=0\
             spinning=false blocked=false lockedg=nil
              G1: status=2() m=0 lockedm=nil
              G2: status=1(sync.Mutex.Lock) m=nil lockedm=nil
              G3: status=1() m=nil lockedm=nil
            """);
  }

  @Test
  void until119NobodyIsMinusOne() {
    assertThat(trace("1.14", true))
        .contains("gcwaiting=0 nmidlelocked=0 stopwait=0 sysmonwait=0\n")
        .contains("  P1: status=0 schedtick=7 syscalltick=0 m=-1 runqsize=0")
        .contains("  M1: p=-1 curg=-1 ")
        .contains("lockedg=-1\n")
        .contains("  G2: status=1(semacquire) m=-1 lockedm=-1\n");
  }

  @Test
  void ofACrowdNotEverybodyHasALine() {
    Core core = TinyCore.of(Releases.named("1.26"));
    List<Goroutine> all = core.sched.allgs;
    Goroutine last = all.getLast();
    for (int i = 0; i < 40_000; i++) {
      all.add(last);
    }
    String told = core.schedTrace.text(0, true);

    assertThat(told).endsWith("\n\ngopark: the rest is cut\n").hasSizeLessThan(1_100_000);
  }

  private static String trace(String release, boolean detail) {
    return TinyCore.of(Releases.named(release)).schedTrace.text(1_000_000, detail);
  }
}
