package gopark.runtime.report;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import gopark.runtime.release.SchedTraceStyle;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@code GODEBUG=schedtrace} prints, to the letter, as each release words it. In Go: proc.go,
 * schedtrace. Left out: mallocing, throwing, preemptoff and dying are as in a healthy process.
 */
public final class SchedTrace {
  private static final long LINE_WORK = 300;

  private final Sched sched;
  private final Clock clock;
  private final ReleaseInForce inForce;
  private final WorkMeter work;

  public SchedTrace(Sched sched, Clock clock, ReleaseInForce inForce, WorkMeter work) {
    this.sched = sched;
    this.clock = clock;
    this.inForce = inForce;
    this.work = work;
  }

  /**
   * One print, which ends with a newline.
   *
   * @param start when the first print was, from which the printed time counts
   * @param detail as with scheddetail=1
   */
  public String text(long start, boolean detail) {
    return new Print(inForce.get()).print(start, detail);
  }

  /** One print of schedtrace. */
  private final class Print {
    private final Release release;
    private final SchedTraceStyle style;
    private final StringBuilder out = new StringBuilder();

    Print(Release release) {
      this.release = release;
      style = release.schedTraceStyle();
    }

    String print(long start, boolean detail) {
      counts(start);
      if (detail) {
        details();
      } else {
        queues();
      }
      return isFull() ? out.append(TracebackText.CUT).toString() : out.toString();
    }

    /** Whether this is as long as any text of the runtime may be. */
    private boolean isFull() {
      return out.length() > TracebackText.LONGEST;
    }

    private void counts(long start) {
      out.append("SCHED ").append((clock.now() - start) / VirtualTime.MILLISECOND).append("ms:");
      field("gomaxprocs", sched.gomaxprocs);
      field("idleprocs", sched.npidle);
      field("threads", sched.allm.size() - sched.nmfreed);
      field("spinningthreads", sched.nmspinning);
      if (style != SchedTraceStyle.PLAIN) {
        field("needspinning", sched.needspinning ? 1 : 0);
      }
      field("idlethreads", sched.nmidle);
      field("runqueue", sched.runq.size());
    }

    private void queues() {
      boolean spacious = style == SchedTraceStyle.TICKS;
      List<Processor> ps = processors();
      out.append(spacious ? " [ " : " [");
      for (int i = 0; i < ps.size(); i++) {
        out.append(i == 0 ? "" : " ").append(waiting(ps.get(i)));
      }
      out.append(spacious ? " ]" : "]");
      if (spacious) {
        out.append(" schedticks=[ ");
        for (Processor p : ps) {
          out.append(p.schedtick).append(' ');
        }
        out.append(']');
      }
      out.append('\n');
    }

    /** How many wait in the queue; runnext is left out, but in the article. */
    private int waiting(Processor p) {
      boolean next = p.runnext != null && release.follows(ArticleRule.T14);
      return p.runq.size() + (next ? 1 : 0);
    }

    private void details() {
      flag("gcwaiting", sched.gcwaiting);
      field("nmidlelocked", sched.nmidlelocked);
      field("stopwait", sched.stopwait);
      flag("sysmonwait", sched.sysmonwait);
      out.append('\n');
      for (Processor p : processors()) {
        line(p);
      }
      for (Machine m : sched.allm.reversed()) {
        work.spend(LINE_WORK);
        if (m.phase() != Machine.Phase.EXITED) {
          line(m);
        }
      }
      for (Goroutine g : sched.allgs) {
        work.spend(LINE_WORK);
        if (isFull()) {
          break;
        }
        line(g);
      }
    }

    private void line(Processor p) {
      out.append("  P").append(p.id).append(':');
      field("status", p.status.value());
      field("schedtick", p.schedtick);
      field("syscalltick", p.syscalltick);
      field("m", name(p.m));
      field("runqsize", waiting(p));
      field("gfreecnt", p.gFree.size);
      if (release.perProcessorTimers()) {
        field("timerslen", p.timers.size());
      }
      out.append('\n');
    }

    private void line(Machine m) {
      Processor p = m.p;
      out.append("  M").append(m.id).append(':');
      field("p", p == null ? nobody() : Integer.toString(p.id));
      field("curg", name(m.curg));
      out.append(" mallocing=0 throwing=0 preemptoff=");
      field("locks", m.locks);
      out.append(" dying=0 spinning=").append(m.spinning);
      out.append(" blocked=").append(m.blocked);
      field("lockedg", name(m.lockedg));
      out.append('\n');
    }

    private void line(Goroutine g) {
      out.append("  G").append(g.goid).append(':');
      field("status", g.status().value() + "(" + release.waitText(g.waitReason()) + ")");
      field("m", name(g.m));
      field("lockedm", name(g.lockedm()));
      out.append('\n');
    }

    /** The processors that the runtime prints: none from gomaxprocs on. */
    private List<Processor> processors() {
      List<Processor> all = sched.allp;
      return all.subList(0, Math.min(sched.gomaxprocs, all.size()));
    }

    private String name(@Nullable Machine m) {
      return m == null ? nobody() : Integer.toString(m.id);
    }

    private String name(@Nullable Goroutine g) {
      return g == null ? nobody() : Integer.toString(g.goid);
    }

    private String nobody() {
      return style != SchedTraceStyle.PLAIN ? "nil" : "-1";
    }

    private void flag(String name, boolean set) {
      if (style != SchedTraceStyle.PLAIN) {
        field(name, Boolean.toString(set));
      } else {
        field(name, set ? 1 : 0);
      }
    }

    private void field(String name, long number) {
      out.append(' ').append(name).append('=').append(number);
    }

    private void field(String name, String text) {
      out.append(' ').append(name).append('=').append(text);
    }
  }
}
