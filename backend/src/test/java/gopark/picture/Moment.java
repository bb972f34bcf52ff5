package gopark.picture;

import gopark.program.Beginning;
import gopark.program.Program;
import gopark.program.script.Script;
import gopark.runtime.CostModel;
import gopark.runtime.GoRuntime;
import gopark.runtime.Limits;
import gopark.runtime.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.runtime.state.RuntimeSnapshot;

/** Moments of real runs, from an empty board to a crowded one. */
enum Moment {
  BUSY("1.26", 4, 4, 12_000_000, Scripts.BUSY),
  STARTING("1.26", 2, 4, 0, "func main\n  sleep 1ms\nend\n"),
  OVERFLOW("1.26", 1, 1, 9_000_000, Scripts.spinners(450)),
  FORTY("1.26", 2, 2, 60_000, Scripts.spinners(70)),
  SYSCALLS("1.24", 6, 2, 3_000_000, Scripts.SYSCALLS),
  COLLECTING("1.26", 3, 3, 4_700_000, Scripts.ALLOCATING),
  ENDED("1.26", 2, 2, 50_000_000, "func main\n  panic \"lost <&> 'found'\"\nend\n"),
  TWENTY_FOUR("1.26", 24, 24, 2_000_000, Scripts.spinners(180)),
  TWO_HUNDRED("1.26", 256, 64, 3_000_000, Scripts.spinners(4000)),
  CROWD("1.26", 8, 8, 3_000_000_000L, Scripts.spinners(200_000));

  private final String release;
  private final int processors;
  private final int cores;
  private final long until;
  private final String script;

  Moment(String release, int processors, int cores, long until, String script) {
    this.release = release;
    this.processors = processors;
    this.cores = cores;
    this.until = until;
    this.script = script;
  }

  RuntimeSnapshot snapshot() {
    return snapshot(Script.parse("a.go", script).main(), processors, cores, release, until);
  }

  static RuntimeSnapshot snapshot(
      Program main, int processors, int cores, String release, long until) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named(release),
            processors,
            cores,
            7,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    GoRuntime runtime = new GoRuntime(config, main, new Nobody());
    runtime.boot();
    long begin = runtime.now();
    while (runtime.nextTime() - begin <= until && runtime.step()) {
      // Until the moment has come.
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
  static final class Scripts {
    static final String BUSY =
        """
        chan jobs 8
        chan results
        mutex ledger
        group all
        func main
          for i from 0 to 6
            go client i
          end
          for i from 0 to 3
            go save
          end
          for i from 0 to 9
            go worker i
          end
          for i from 0 to 4
            go counter
          end
          add all, 1
          wait all
        end
        func worker n
          spin 400us
          for k from 0 to 100
            spin 3ms
          end
        end
        func client n
          netread 80ms
          send results, n
        end
        func save
          syscall 90ms
          sleep 30ms
        end
        func counter
          lock ledger
          recv jobs
          unlock ledger
        end
        """;

    static final String SYSCALLS =
        """
        group all
        func main
          for i from 0 to 5
            go reader
          end
          for i from 0 to 3
            go napper
          end
          spin 60ms
        end
        func reader
          spin 20us
          syscall 20ms
        end
        func napper
          sleep 5ms
        end
        """;

    static final String ALLOCATING =
        """
        func main
          for i from 0 to 5
            go hungry
          end
          call hungry
        end
        func hungry
          for i from 0 to 1000
            alloc 1000000
            spin 40us
          end
        end
        """;

    private Scripts() {}

    static String spinners(int count) {
      return "func main\n  for i from 0 to "
          + count
          + "\n    go spinner\n  end\n  spin 1000ms\nend\nfunc spinner\n  spin 700ms\nend\n";
    }
  }
}
