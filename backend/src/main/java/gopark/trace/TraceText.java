package gopark.trace;

import gopark.runtime.event.ChannelEvent;
import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.GcEvent;
import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.event.KernelEvent;
import gopark.runtime.event.MachineEvent;
import gopark.runtime.event.ProgramEvent;
import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.event.Source;
import gopark.runtime.event.Stamp;
import gopark.runtime.event.SyncEvent;
import gopark.runtime.event.SyscallEvent;
import gopark.runtime.event.SysmonEvent;
import gopark.runtime.event.TimerEvent;
import gopark.runtime.event.WorldEvent;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Events as lines of text, in columns: when, who, what happened, and where.
 *
 * <pre>
 *      12.0us  G7     running -> in syscall, 5ms        on M1 with P1
 *      32.0us  P1     retaken from M1: work is queued   by sysmon
 * </pre>
 *
 * @param noise whether to show sysmon's rounds and threads on cores
 * @param checks whether to show what each search looked at
 */
public record TraceText(boolean noise, boolean checks) {
  private static final int TIME_WIDTH = 12;
  private static final int SUBJECT_WIDTH = 6;
  private static final int WHAT_WIDTH = 46;

  /** A text without noise, with checklists. */
  public static TraceText standard() {
    return new TraceText(false, true);
  }

  /** The lines of the events from one index up to, but without, another. */
  public String text(EventLog log, long from, long to) {
    StringBuilder text = new StringBuilder();
    log.forEach(
        from,
        to,
        event -> {
          if (shows(event)) {
            text.append(line(event)).append('\n');
          }
        });
    return text.toString();
  }

  /** Whether the event is worth a line. */
  public boolean shows(Event event) {
    return noise || !isNoise(event);
  }

  /** The event's line, without its end. */
  public String line(Event event) {
    EventLine words = words(event);
    Stamp at = event.at();
    StringBuilder line = new StringBuilder();
    String time = time(at.timeNs());
    line.repeat(' ', Math.max(0, TIME_WIDTH - time.length())).append(time).append("  ");
    column(line, words.subject(), SUBJECT_WIDTH);
    column(line, words.what(), WHAT_WIDTH);
    line.append(words.where());
    if (at.rule() != 0) {
      line.append("  article T").append(at.rule());
    }
    return line.toString().stripTrailing();
  }

  private static void column(StringBuilder line, String text, int width) {
    line.append(text).repeat(' ', Math.max(0, width - text.length())).append(' ');
  }

  /** Microseconds with one to three digits after the point. */
  static String time(long ns) {
    String text = VirtualTime.text(ns).replace("us", "");
    int end = text.length();
    int shortest = text.indexOf('.') + 2;
    while (end > shortest && text.charAt(end - 1) == '0') {
      end--;
    }
    return text.substring(0, end) + "us";
  }

  private static boolean isNoise(Event event) {
    return switch (event) {
      case SysmonEvent.SysmonRound _ -> true;
      case KernelEvent.ThreadOnCore _ -> true;
      case KernelEvent.ThreadOffCore _ -> true;
      default -> false;
    };
  }

  private EventLine words(Event event) {
    return switch (event) {
      case GoroutineEvent e -> GoroutineWords.of(e);
      case SchedulerEvent e -> SchedulerWords.of(e, checks);
      case MachineEvent e -> MachineWords.of(e);
      case SyscallEvent e -> SyscallWords.of(e);
      case SysmonEvent e -> SysmonWords.of(e);
      case TimerEvent e -> TimerWords.of(e);
      case ChannelEvent e -> ChannelWords.of(e);
      case SyncEvent e -> SyncWords.of(e);
      case WorldEvent e -> WorldWords.of(e);
      case GcEvent e -> GcWords.of(e);
      case KernelEvent e -> KernelWords.of(e);
      case ProgramEvent e -> ProgramWords.of(e);
    };
  }

  /** The checklist of a search in one line: {@code 61st tick no · runq empty · global 1 of 3}. */
  static String checklist(SchedulerEvent.FindRunnable search) {
    List<String> looks = new ArrayList<>();
    for (Checks.Entry entry : search.checks()) {
      boolean counted = search.stood() > 0 && entry.check() == checkOf(search.source());
      String result = counted ? amount(search) : EventLine.of(entry.result());
      looks.add(EventLine.of(entry.check()) + " " + result);
    }
    return String.join(" · ", looks);
  }

  /** The check that looks into the queue where something was found. */
  private static Checks.@Nullable Check checkOf(Source source) {
    return switch (source) {
      case GLOBAL_TICK -> Checks.Check.GLOBAL_TICK;
      case GLOBAL -> Checks.Check.GLOBAL;
      case GLOBAL_AGAIN -> Checks.Check.GLOBAL_AGAIN;
      case STOLEN -> Checks.Check.STEAL;
      case NOTHING,
          LOCKED,
          TRACE_READER,
          GC_WORKER,
          RUNNEXT,
          LOCAL,
          NETPOLL,
          STOLEN_RUNNEXT,
          STOLEN_TIMER,
          IDLE_GC_WORKER,
          BLOCKING_NETPOLL ->
          null;
    };
  }

  private static String amount(SchedulerEvent.FindRunnable search) {
    return search.taken() + " of " + search.stood();
  }
}
