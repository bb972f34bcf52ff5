package gopark.golang.articles;

import static gopark.golang.articles.ArticleProgram.main;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Stats;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the articles say of the designs before processors and beside goroutines, measured. */
class DesignClaimsTest {
  private static final long MS = 1_000_000;
  private static final long MESSAGES = 2_000;
  private static final long MCACHE = 2L << 20;

  /** Pairs of goroutines that send each other numbers. */
  private static final String PAIRS =
      """
          var all sync.WaitGroup
          for i := 0; i < 16; i++ {
              all.Add(1)
              there, back := make(chan int), make(chan int)
              go func() {
                  for range there {
                      back <- 1
                  }
              }()
              go func() {
                  for j := 0; j < 100; j++ {
                      there <- j
                      <-back
                  }
                  all.Done()
              }()
          }
          all.Wait()
      """;

  private static Stats pairs(String design) {
    return main("sync", PAIRS).go(design).processors(8).cores(8).play().last().stats();
  }

  @Test
  void threadsOf10WaitForTheLockOfTheOneQueue() {
    Stats first = pairs("1.0");
    Stats later =
        main("sync", PAIRS)
            .go("1.1")
            .rules(Map.of("lockWaits", true))
            .processors(8)
            .cores(8)
            .play()
            .last()
            .stats();

    assertThat(first.lockTaken()).isGreaterThan(2_000);
    assertThat(first.lockWaits()).isGreaterThan(100);
    assertThat(first.lockWaitNs()).isGreaterThan(100 * 10);
    assertThat(later.lockWaits()).isLessThan(first.lockWaits() / 4);
  }

  @Test
  void goroutinesOf10HopFromThreadToThread() {
    assertThat(pairs("1.0").hops()).isGreaterThan(3 * pairs("1.1").hops());
    assertThat(pairs("1.0").hops()).isGreaterThan(3 * pairs("1.0-local").hops());
  }

  @Test
  void aHundredBlockedThreadsOf10HoldAHundredCachesAndSince11None() {
    String blocked =
        """
            for i := 0; i < 100; i++ {
                go sched.Syscall(50 * time.Millisecond)
            }
            time.Sleep(20 * time.Millisecond)
            sched.Loop(10 * time.Millisecond)
        """;
    Stats first = blocked("1.0", blocked);
    Stats later = blocked("1.1", blocked);

    assertThat(first.blockedMcacheBytes()).isGreaterThanOrEqualTo(100 * MCACHE);
    assertThat(later.blockedMcacheBytes()).isZero();
    assertThat(later.mcacheBytes()).isEqualTo(MCACHE);
  }

  private static Stats blocked(String design, String program) {
    RuntimeSnapshot snapshot =
        main("gopark/sched time", program).go(design).atMost(25 * MS).play().last();
    return snapshot.stats();
  }

  @Test
  void whatQueuesBehindABlockedThreadsOwnGoroutineStarvesUntilProcessorsCome() {
    String program =
        """
            go println("child")
            sched.Syscall(5 * time.Millisecond)
            println("main")
            time.Sleep(time.Millisecond)
        """;
    assertThat(lines("1.0-local", program)).containsExactly("main", "child");
    assertThat(lines("1.0", program)).containsExactly("child", "main");
    assertThat(lines("1.1", program)).containsExactly("child", "main");
  }

  private static List<String> lines(String design, String program) {
    return main("gopark/sched time", program)
        .go(design)
        .processors(2)
        .play()
        .stderr()
        .lines()
        .toList();
  }

  @Test
  void aBlockingCallStopsEverybodyOnOneThreadAndNobodyElsewhere() {
    String program =
        """
            go func() {
                sched.Spin(time.Millisecond)
                println("other")
            }()
            runtime.Gosched()
            go println("third")
            sched.Syscall(5 * time.Millisecond)
            println("main")
            time.Sleep(5 * time.Millisecond)
        """;
    String packages = "gopark/sched runtime time";
    assertThat(main(packages, program).go("N:1").play().stderr().lines().toList())
        .containsExactly("other", "main", "third");
    assertThat(main(packages, program).go("1:1").play().stderr().lines().toList())
        .containsExactly("third", "other", "main");
    assertThat(main(packages, program).go("1.26").play().stderr().lines().toList())
        .containsSubsequence("third", "main");
  }

  @Test
  void aMessageBetweenThreadsCostsFiveTimesOneBetweenGoroutines() {
    double threads = nsOfAMessage("1:1");
    double goroutines = nsOfAMessage("1.26");

    assertThat(goroutines).isBetween(100.0, 300.0);
    assertThat(threads).isBetween(800.0, 1_600.0);
    assertThat(threads / goroutines).isBetween(4.0, 7.0);
  }

  /** One after the other, there and back, as in the articles' picture. */
  private static double nsOfAMessage(String design) {
    String program =
        """
            there, back := make(chan int), make(chan int)
            go func() {
                for range there {
                    back <- 1
                }
            }()
            there <- 0
            <-back
            begin := time.Now()
            for i := 0; i < 1000; i++ {
                there <- i
                <-back
            }
            println(time.Since(begin).Nanoseconds())
        """;
    PlayedProgram played = main("time", program).go(design).processors(1).cores(2).play();
    return Double.parseDouble(played.stderr().strip()) / MESSAGES;
  }

  @Test
  void eachThreadTakesTheAddressesOfAStackAndAGoroutineTwoKilobytes() {
    String program =
        """
            for i := 0; i < 100; i++ {
                go time.Sleep(time.Second)
            }
            time.Sleep(10 * time.Millisecond)
        """;
    Stats threads = main("time", program).go("1:1").atMost(9 * MS).play().last().stats();
    Stats goroutines = main("time", program).go("1.26").atMost(9 * MS).play().last().stats();

    assertThat(threads.threads()).isGreaterThanOrEqualTo(101);
    assertThat(threads.stackBytes()).isGreaterThan(100L * (8 << 20));
    assertThat(goroutines.stackBytes()).isLessThan(110L * 4096);
    assertThat(goroutines.threads()).isLessThan(10);
  }

  @Test
  void aLoopWithCallsGivesWaySince12AndOneWithoutSince114() {
    String calls = "go sched.Spin(time.Hour)\ntime.Sleep(time.Millisecond)\nprintln(\"main\")\n";
    String none = calls.replace("Spin", "Loop");
    assertThat(main("gopark/sched time", calls).go("1.1").atMost(60 * MS).play().hasEnded())
        .isFalse();
    assertThat(main("gopark/sched time", calls).go("1.2").atMost(60 * MS).play().hasEnded())
        .isTrue();
    assertThat(main("gopark/sched time", none).go("1.13").atMost(60 * MS).play().hasEnded())
        .isFalse();
    assertThat(main("gopark/sched time", none).go("1.14").atMost(60 * MS).play().hasEnded())
        .isTrue();
  }

  @Test
  void upTo14ThereIsOneProcessorByDefaultAndSince15OneForEachCore() {
    String program = "println(runtime.GOMAXPROCS(0))\n";
    for (String design : List.of("1.0", "1.1", "1.2", "N:1")) {
      assertThat(main("runtime", program).processorsByDefault().cores(4).go(design).play().stderr())
          .as(design)
          .isEqualTo("1\n");
    }
    for (String design : List.of("1.5", "1.13", "1.27", "sharing")) {
      assertThat(main("runtime", program).processorsByDefault().cores(4).go(design).play().stderr())
          .as(design)
          .isEqualTo("4\n");
    }
  }

  @Test
  void sharingGivesNewWorkToIdleProcessorsAndNobodySteals() {
    String program =
        """
            var all sync.WaitGroup
            for i := 0; i < 12; i++ {
                all.Add(1)
                go func() {
                    sched.Spin(200 * time.Microsecond)
                    all.Done()
                }()
            }
            all.Wait()
        """;
    PlayedProgram shared =
        main("gopark/sched sync time", program).go("sharing").processors(4).cores(4).play();

    assertThat(shared.exitCode()).isZero();
    assertThat(shared.count(EventKind.STOLEN)).isZero();
    assertThat(shared.timeNs()).isLessThan(2 * MS);
    assertThat(shared.events(EventKind.GO_STARTED).stream().map(Seen::p).distinct().count())
        .isEqualTo(4);
  }

  @Test
  void theGlobalQueueIsLookedAtSoOftenThatNobodyStarvesAndSoSeldomThatNobodyWaitsForItsLock() {
    long[] waits = new long[4];
    long[] locks = new long[4];
    int[] ticks = {1, 16, 61, 1000};
    for (int i = 0; i < ticks.length; i++) {
      PlayedProgram played =
          main("runtime time", BUSY)
              .go("1.26")
              .processors(4)
              .cores(4)
              .rules(Map.of("globalTick", (long) ticks[i], "lockWaits", true, "runnext", false))
              .play();
      assertThat(played.exitCode()).isZero();
      waits[i] = Long.parseLong(played.stderr().strip());
      locks[i] = played.last().stats().lockWaits();
    }
    assertThat(waits[0]).isLessThan(waits[1]);
    assertThat(waits[1]).isLessThan(waits[2]);
    assertThat(waits[2]).isLessThan(waits[3]);
    assertThat(locks[0]).isGreaterThan(locks[1] + locks[2] + locks[3]);
  }

  /**
   * Four processors with pairs that keep their queues full, and one that waits in the global one.
   */
  private static final String BUSY =
      """
          for i := 0; i < 4; i++ {
              there, back := make(chan int), make(chan int)
              go func() {
                  for {
                      there <- 1
                      <-back
                  }
              }()
              go func() {
                  for {
                      <-there
                      back <- 1
                  }
              }()
          }
          time.Sleep(time.Millisecond)
          var waited time.Duration
          for i := 0; i < 20; i++ {
              begin := time.Now()
              runtime.Gosched()
              waited += time.Since(begin)
          }
          println(waited.Microseconds())
      """;

  @Test
  void moreProcessorsThanCoresOnlySwitchMore() {
    PlayedProgram four = work(4);
    PlayedProgram eight = work(8);

    assertThat(eight.timeNs()).isBetween(four.timeNs() * 95 / 100, four.timeNs() * 105 / 100);
    RuntimeSnapshot crowded = eight.when(s -> s.os().waitingsize() >= 4);
    assertThat(crowded.os().running()).hasSize(4);
  }

  private static PlayedProgram work(long processors) {
    String program =
        """
            var all sync.WaitGroup
            for i := 0; i < 8; i++ {
                all.Add(1)
                go func() {
                    sched.Spin(40 * time.Millisecond)
                    all.Done()
                }()
            }
            all.Wait()
        """;
    return main("gopark/sched sync time", program)
        .go("1.26")
        .processors(processors)
        .cores(4)
        .play();
  }

  @Test
  void sixtyFourProcessorsOfTwoCpusRunThreeMillisecondsOfEachHundred() {
    String program =
        """
            for i := 0; i < 63; i++ {
                go sched.Loop(time.Hour)
            }
            sched.Loop(time.Hour)
        """;
    PlayedProgram played =
        main("gopark/sched time", program)
            .go("1.24")
            .processors(64)
            .cores(64)
            .quota(200 * MS, 100 * MS)
            .atMost(1_000 * MS)
            .play();
    List<Seen> frozen = played.events(EventKind.THROTTLED);
    List<Seen> thawed = played.events(EventKind.UNTHROTTLED);

    assertThat(frozen).hasSizeGreaterThanOrEqualTo(9);
    for (int i = 1; i < thawed.size(); i++) {
      long ran = frozen.get(i).timeNs() - thawed.get(i - 1).timeNs();
      long stood = thawed.get(i).timeNs() - frozen.get(i).timeNs();
      assertThat(ran).isBetween(3_000_000L, 3_250_000L);
      assertThat(stood).isBetween(96_750_000L, 97_000_000L);
    }
  }

  @Test
  void aProgramReadsItsControlGroup() {
    String program =
        """
            max, err := os.ReadFile("/sys/fs/cgroup/cpu.max")
            fmt.Print(string(max), err, "\\n")
            sched.Loop(250 * time.Millisecond)
            stat, _ := os.ReadFile("/sys/fs/cgroup/cpu.stat")
            fmt.Print(string(stat))
            _, err = os.ReadFile("/sys/fs/cgroup/memory.max")
            fmt.Println(err)
        """;
    PlayedProgram played =
        main("fmt gopark/sched os time", program).quota(50 * MS, 100 * MS).play();

    assertThat(played.lines())
        .startsWith("50000 100000", "<nil>")
        .endsWith("open /sys/fs/cgroup/memory.max: no such file or directory");
    assertThat(played.lines()).contains("nr_throttled 5");
    String none =
        main(
                "fmt os",
                "max, _ := os.ReadFile(\"/sys/fs/cgroup/cpu.max\")\nfmt.Print(string(max))\n")
            .stdout();
    assertThat(none).isEqualTo("max 100000\n");
  }

  @Test
  void panicWithNilIsAnErrorOfTheRuntimeSince127() {
    assertThat(main("", "panic(nil)\n").go("1.26").play().stderr())
        .startsWith("panic: panic called with nil argument\n");
    assertThat(main("", "panic(nil)\n").go("1.27").play().stderr())
        .startsWith("panic: runtime error: panic called with nil argument\n");
  }
}
