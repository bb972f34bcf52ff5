package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.conformance.TraceReason;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.WaitReason;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DataModelTest {
  private static final String G =
      "goid status waitreason waitsince m lockedm stack stackguard0 sched syscallsp preempt"
          + " preemptStop preemptShrink asyncSafePoint param waiting selectDone parkingOnChan timer"
          + " sleepWhen schedlink parentGoid gopc startpc gcAssistBytes inMarkAssist labels"
          + " runnableTime";
  private static final String M =
      "id procid g0 gsignal curg p nextp oldp spinning blocked park lockedg lockedExt lockedInt"
          + " incgo ncgocall locks preemptoff mallocing throwing dying syscalltick preemptGen"
          + " signalPending waitunlockf schedlink";
  private static final String P =
      "id status m link schedtick syscalltick sysmontick runqhead runqtail runq runnext gFree"
          + " goidcache goidcacheend sudogcache deferpool mcache pcache timers preempt"
          + " gcMarkWorkerMode gcw wbBuf gcFractionalMarkTime runSafePointFn oldm nextGCMarkWorker";
  private static final String SCHED =
      "lock midle nmidle nmidlelocked mnext maxmcount nmsys nmfreed ngsys pidle npidle nmspinning"
          + " needspinning runq runqsize gFree lastpoll pollUntil pollingNet gcwaiting stopwait"
          + " stopnote sysmonwait sysmonnote disable procresizetime customGOMAXPROCS nGsyscallNoP";
  private static final String GLOBAL = "allp allm allgs gomaxprocs ncpu idlepMask timerpMask";

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([\\w.]+)` \\| (?:`(\\w+)\\.(\\w+)`|left out) \\| ?(.*?) ?\\|$");

  private static Stream<String> fields(String of, String names) {
    return Arrays.stream(names.split(" ")).map(name -> of + name);
  }

  private static Map<String, MatchResult> rows() {
    Map<String, MatchResult> rows = new LinkedHashMap<>();
    ROW.matcher(ModelDocumentTest.read(ModelDocumentTest.DOCUMENT))
        .results()
        .forEach(row -> rows.put(row.group(1), row));
    return rows;
  }

  @Test
  void everyFieldIsShownOrSaidToBeLeftOut() throws ClassNotFoundException {
    List<String> expected =
        Stream.of(
                fields("g.", G),
                fields("m.", M),
                fields("p.", P),
                fields("sched.", SCHED),
                fields("", GLOBAL))
            .flatMap(names -> names)
            .toList();
    Map<String, MatchResult> rows = rows();
    assertThat(rows.keySet()).containsExactlyElementsOf(expected);

    for (MatchResult row : rows.values()) {
      if (row.group(2) == null) {
        assertThat(row.group(4)).as("why %s is left out", row.group(1)).isNotBlank();
        continue;
      }
      Class<?> record = Class.forName("gopark.runtime.state." + row.group(2));
      assertThat(record.getRecordComponents())
          .as(row.group(1))
          .extracting(RecordComponent::getName)
          .contains(row.group(3));
    }
  }

  @Test
  void goroutinesHaveTheStatusesOfTheRuntime() {
    List<String> told = new ArrayList<>();
    for (GoroutineStatus status : GoroutineStatus.values()) {
      told.add(status.text() + " " + status.value());
    }
    assertThat(told)
        .containsExactly(
            "_Gidle 0",
            "_Grunnable 1",
            "_Grunning 2",
            "_Gsyscall 3",
            "_Gwaiting 4",
            "_Gdead 6",
            "_Gcopystack 8",
            "_Gpreempted 9");
  }

  @Test
  void aGoroutineGoesOnlyFromOneStatusToAFewOthers() {
    Map<GoroutineStatus, List<GoroutineStatus>> next = new LinkedHashMap<>();
    for (GoroutineStatus from : GoroutineStatus.values()) {
      next.put(
          from,
          Arrays.stream(GoroutineStatus.values())
              .filter(to -> to.mayFollow(from.ordinal()))
              .toList());
    }
    assertThat(next.get(GoroutineStatus.IDLE)).containsExactly(GoroutineStatus.DEAD);
    assertThat(next.get(GoroutineStatus.DEAD)).containsExactly(GoroutineStatus.RUNNABLE);
    assertThat(next.get(GoroutineStatus.RUNNABLE)).containsExactly(GoroutineStatus.RUNNING);
    assertThat(next.get(GoroutineStatus.WAITING)).containsExactly(GoroutineStatus.RUNNABLE);
    assertThat(next.get(GoroutineStatus.SYSCALL))
        .containsExactly(GoroutineStatus.RUNNABLE, GoroutineStatus.RUNNING);
    assertThat(next.get(GoroutineStatus.RUNNING))
        .containsExactly(
            GoroutineStatus.RUNNABLE,
            GoroutineStatus.SYSCALL,
            GoroutineStatus.WAITING,
            GoroutineStatus.DEAD,
            GoroutineStatus.COPYSTACK,
            GoroutineStatus.PREEMPTED);
  }

  @Test
  void processorsHaveTheStatusesOfTheRuntime() {
    List<String> told = new ArrayList<>();
    for (ProcessorStatus status : ProcessorStatus.values()) {
      told.add(status.text() + " " + status.value());
    }
    assertThat(told)
        .containsExactly("_Pidle 0", "_Prunning 1", "_Psyscall 2", "_Pgcstop 3", "_Pdead 4");
  }

  @Test
  void waitReasonsHaveTheTextsOfTheRuntimeAndOfItsTraces() {
    Map<String, List<String>> byTrace = new LinkedHashMap<>();
    for (WaitReason reason : WaitReason.values()) {
      byTrace.computeIfAbsent(TraceReason.of(reason), key -> new ArrayList<>()).add(reason.text());
    }
    assertThat(byTrace)
        .containsEntry("chan receive", List.of("chan receive"))
        .containsEntry("chan send", List.of("chan send"))
        .containsEntry("select", List.of("select"))
        .containsEntry("sleep", List.of("sleep"))
        .containsEntry("sync.(*Cond).Wait", List.of("sync.Cond.Wait"))
        .containsEntry("network", List.of("IO wait"))
        .containsEntry("GC background sweeper wait", List.of("GC sweep wait"))
        .containsEntry("wait until GC ends", List.of("wait for GC cycle"))
        .containsEntry("GC mark assist wait for work", List.of("GC assist wait"));
    assertThat(byTrace.get("forever"))
        .contains("chan receive (nil chan)", "chan send (nil chan)", "select (no cases)");
    assertThat(byTrace.get("sync"))
        .containsExactly(
            "semacquire",
            "sync.Mutex.Lock",
            "sync.RWMutex.RLock",
            "sync.RWMutex.Lock",
            "sync.WaitGroup.Wait");
    assertThat(byTrace.get("system goroutine wait"))
        .contains(
            "GC scavenge wait",
            "finalizer wait",
            "force gc (idle)",
            "GC worker (idle)",
            "GOMAXPROCS updater (idle)",
            "cleanup wait");
  }
}
