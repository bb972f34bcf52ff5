package gopark.picture;

import gopark.program.Beginning;
import gopark.program.Program;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.GoScenario;
import java.util.ArrayList;
import java.util.List;

/** Moments of real runs, from an empty board to a crowded one. */
enum Moment {
  BUSY("1.26", 4, 4, 12_000_000, Programs.BUSY),
  STARTING("1.26", 2, 4, 0, Programs.SLEEPING),
  OVERFLOW("1.26", 1, 1, 9_000_000, Programs.spinners(451)),
  FORTY("1.26", 2, 2, 60_000, Programs.spinners(71)),
  SYSCALLS("1.24", 6, 2, 3_000_000, Programs.SYSCALLS),
  COLLECTING("1.26", 3, 3, 4_700_000, Programs.ALLOCATING),
  ENDED("1.26", 2, 2, 50_000_000, Programs.PANICKING),
  TWENTY_FOUR("1.26", 24, 24, 2_000_000, Programs.spinners(181)),
  TWO_HUNDRED("1.26", 256, 64, 3_000_000, Programs.spinners(4_001)),
  CROWD("1.26", 8, 8, 24_000_000_000L, Programs.crowd());

  private static final int SEED = 7;

  private final String release;
  private final int processors;
  private final int cores;
  private final long until;
  private final String program;

  Moment(String release, int processors, int cores, long until, String program) {
    this.release = release;
    this.processors = processors;
    this.cores = cores;
    this.until = until;
    this.program = program;
  }

  RuntimeSnapshot snapshot() {
    return after(until, start());
  }

  /** The moment and those after it, with a step between each two. */
  List<RuntimeSnapshot> steps(int count) {
    GoRuntime runtime = start();
    List<RuntimeSnapshot> steps = new ArrayList<>(List.of(after(until, runtime)));
    while (steps.size() < count && runtime.step()) {
      steps.add(runtime.snapshot());
    }
    return steps;
  }

  private GoRuntime start() {
    return GoScenario.quiet(
            program, "go", release, "gomaxprocs", processors, "cores", cores, "seed", SEED)
        .start(new Nobody());
  }

  /** A moment of a program that no text of Go could be. */
  static RuntimeSnapshot snapshot(Program main, int processors, long until) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.newest(),
            processors,
            processors,
            SEED,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    GoRuntime runtime = new GoRuntime(config, main, new Nobody());
    runtime.boot();
    return after(until, runtime);
  }

  private static RuntimeSnapshot after(long ns, GoRuntime runtime) {
    long begin = runtime.now();
    while (runtime.nextTime() - begin <= ns && runtime.step()) {
      // The loop steps until the moment has come.
    }
    return runtime.snapshot();
  }

  /** Hears nothing. */
  private static final class Nobody implements EventSink {
    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {}

    @Override
    public int text(String text) {
      return 1;
    }
  }

  /** The programs. */
  private static final class Programs {
    private static final String SCHED =
        """
        package main

        import (
            "time"

            "gopark/sched"
        )

        """;

    static final String SLEEPING =
        """
        package main

        import "time"

        func main() {
            time.Sleep(time.Millisecond)
        }
        """;

    static final String PANICKING =
        """
        package main

        func main() {
            panic("lost <&> 'found'")
        }
        """;

    static final String BUSY =
        """
        package main

        import (
            "sync"
            "time"

            "gopark/sched"
        )

        var (
            jobs    = make(chan int, 8)
            results = make(chan int)
            ledger  sync.Mutex
            all     sync.WaitGroup
        )

        func main() {
            for i := range 7 {
                go client(i)
            }
            for range 4 {
                go save()
            }
            for range 10 {
                go worker()
            }
            for range 5 {
                go counter()
            }
            all.Add(1)
            all.Wait()
        }

        func worker() {
            sched.Spin(400 * time.Microsecond)
            for range 101 {
                sched.Spin(3 * time.Millisecond)
            }
        }

        func client(n int) {
            sched.ReadNet(80 * time.Millisecond)
            results <- n
        }

        func save() {
            sched.Syscall(90 * time.Millisecond)
            time.Sleep(30 * time.Millisecond)
        }

        func counter() {
            ledger.Lock()
            <-jobs
            ledger.Unlock()
        }
        """;

    static final String SYSCALLS =
        SCHED
            + """
            func main() {
                for range 6 {
                    go reader()
                }
                for range 4 {
                    go napper()
                }
                sched.Spin(60 * time.Millisecond)
            }

            func reader() {
                sched.Spin(20 * time.Microsecond)
                sched.Syscall(20 * time.Millisecond)
            }

            func napper() {
                time.Sleep(5 * time.Millisecond)
            }
            """;

    static final String ALLOCATING =
        SCHED
            + """
            func main() {
                for range 6 {
                    go hungry()
                }
                hungry()
            }

            func hungry() {
                for range 1001 {
                    sched.Alloc(1_000_000)
                    sched.Spin(40 * time.Microsecond)
                }
            }
            """;

    private Programs() {}

    /** Eight goroutines that each start very many. */
    static String crowd() {
      return SCHED
          + """
          func main() {
              for range 8 {
                  go start()
              }
              sched.Spin(time.Second)
          }

          func start() {
              for range 60_000 {
                  go spinner()
              }
          }

          func spinner() {
              sched.Spin(700 * time.Millisecond)
          }
          """;
    }

    static String spinners(int count) {
      return SCHED
          + """
          func main() {
              for range %d {
                  go spinner()
              }
              sched.Spin(time.Second)
          }

          func spinner() {
              sched.Spin(700 * time.Millisecond)
          }
          """
              .formatted(count);
    }
  }
}
