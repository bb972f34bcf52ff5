package gopark.runtime.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import gopark.program.Operation.SyncKind;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Entry;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.WaitReason;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Plain numbers become events, and nothing is lost on the way. */
class EventsTest {
  private static final Events EVENTS = new Events(n -> "text " + n, Checks.newestOrder());

  @ParameterizedTest
  @EnumSource(EventKind.class)
  void aKindBecomesTheRecordThatIsNamedAfterIt(EventKind kind) {
    Stamp at = stamp(kind);
    Event event = EVENTS.decode(at, 1, 1, 1);

    assertThat(event.at()).isSameAs(at);
    assertThat(event.getClass().getSimpleName()).startsWith(camel(kind));
    assertThat(event.function()).isEqualTo(kind.function()).isNotBlank();
  }

  @Test
  void eachKindHasARecordOfItsOwn() {
    Map<EventKind, Class<?>> records = new EnumMap<>(EventKind.class);
    for (EventKind kind : EventKind.values()) {
      records.put(kind, EVENTS.decode(stamp(kind), 1, 1, 1).getClass());
    }
    List<Class<?>> declared =
        Stream.of(Event.class.getPermittedSubclasses())
            .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
            .collect(Collectors.toList());

    assertThat(records.values()).doesNotHaveDuplicates();
    assertThat(declared).containsExactlyInAnyOrderElementsOf(records.values());
  }

  @Test
  void anOrdinalComesBackAsItsConstant() {
    comesBack(EventKind.GO_CREATED, 'b', Place.values());
    comesBack(EventKind.GO_YIELDED, 'a', Place.values());
    comesBack(EventKind.GO_PREEMPTED, 'a', Preempted.values());
    comesBack(EventKind.GO_PARKED, 'a', WaitReason.values());
    comesBack(EventKind.FIND_RUNNABLE, 'b', Source.values());
    comesBack(EventKind.P_HANDED_OFF, 'a', HandOff.values());
    comesBack(EventKind.SYSCALL_ENTERED, 'b', SyscallKind.values());
    comesBack(EventKind.P_RETAKEN, 'b', Retaken.values());
    comesBack(EventKind.PREEMPTION_REQUESTED, 'b', PreemptedBy.values());
    comesBack(EventKind.CHAN_RECEIVED, 'b', ReceivedFrom.values());
    comesBack(EventKind.SYNC_MADE, 'b', SyncKind.values());
    comesBack(EventKind.MUTEX_UNLOCKED, 'b', Released.values());
    comesBack(EventKind.STW_STARTED, 'a', StopReason.values());
    comesBack(EventKind.GC_PHASE, 'a', GcPhase.values());
    comesBack(EventKind.GC_TRIGGERED, 'a', GcTrigger.values());
    comesBack(EventKind.GC_WORKER_STOPPED, 'b', GcWorkerMode.values());
    comesBack(EventKind.THREAD_OFF_CORE, 'b', LeftCore.values());
  }

  @Test
  void onlyAGoroutineThatRunsAtOnceNamesTheMachineThatRunsIt() {
    for (Place place : Place.values()) {
      Stamp created = stamp(EventKind.GO_CREATED);
      Stamp readied = stamp(EventKind.GO_READIED);
      int machine = place == Place.RUNS_AT_ONCE ? 4 : EventSink.NONE;

      assertThat(EVENTS.decode(created, 1, place.ordinal(), 4))
          .isEqualTo(new GoroutineEvent.GoCreated(created, 1, place, machine));
      assertThat(EVENTS.decode(readied, 1, place.ordinal(), 4))
          .isEqualTo(new GoroutineEvent.GoReadied(readied, 1, place, machine));
    }
  }

  @Test
  void aSearchCarriesItsChecksInTheReleasesOrder() {
    List<Check> older = new ArrayList<>(Checks.newestOrder());
    older.remove(Check.GLOBAL_TICK);
    older.add(Check.GLOBAL_TICK);
    long checks = Checks.with(0, Check.LOCAL, Result.EMPTY);
    checks = Checks.with(checks, Check.GLOBAL_TICK, Result.FOUND);
    Stamp at = stamp(EventKind.FIND_RUNNABLE);
    long taken = Checks.amount(1, 3);
    Event event = new Events(n -> "", older).decode(at, checks, 4, taken);

    List<Entry> entries =
        List.of(new Entry(Check.LOCAL, Result.EMPTY), new Entry(Check.GLOBAL_TICK, Result.FOUND));
    assertThat(event)
        .isEqualTo(new SchedulerEvent.FindRunnable(at, entries, Source.GLOBAL_TICK, 1, 3));
  }

  @Test
  void everyCheckKeepsItsResultBesideAllOthers() {
    long checks = 0;
    for (Check check : Check.values()) {
      checks = Checks.with(checks, check, Result.values()[check.ordinal() % 4]);
    }
    for (Check check : Check.values()) {
      assertThat(Checks.resultOf(checks, check)).isEqualTo(Result.values()[check.ordinal() % 4]);
    }
    assertThat(checks).isNotNegative();
  }

  private static void comesBack(EventKind kind, char number, Enum<?>[] constants) {
    for (Enum<?> constant : constants) {
      long a = number == 'a' ? constant.ordinal() : 0;
      long b = number == 'b' ? constant.ordinal() : 0;
      assertThat(component(EVENTS.decode(stamp(kind), a, b, 0), constant.getDeclaringClass()))
          .isSameAs(constant);
    }
  }

  private static Object component(Event event, Class<?> type) {
    for (RecordComponent component : event.getClass().getRecordComponents()) {
      if (component.getType() == type) {
        try {
          return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
          return fail("The record cannot be read", e);
        }
      }
    }
    return fail(event + " has no " + type);
  }

  private static Stamp stamp(EventKind kind) {
    return new Stamp(3, 5, 12_000, kind, 1, 2, 7, 0);
  }

  private static String camel(EventKind kind) {
    return Stream.of(kind.name().split("_", -1))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }
}
