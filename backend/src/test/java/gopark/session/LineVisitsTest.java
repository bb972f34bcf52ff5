package gopark.session;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.PlaybackCommand;
import gopark.program.SourceLine;
import gopark.runtime.event.Event;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.session.LineVisits.Visit;
import gopark.trace.Happening;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When goroutines stood on a line of the program. */
class LineVisitsTest {
  private static final long NOW = 1_000;
  private static final long FAR = 5_000;
  private static final int LINES = 20;
  private static final int Send = 15;
  private static final int NEVER_REACHED = 18;

  private static final String PROGRAM =
      """
      package main

      func worker(in <-chan int, out chan<- int) {
      	for n := range in {
      		out <- n * n
      	}
      }

      func main() {
      	in, out := make(chan int), make(chan int)
      	for range 2 {
      		go worker(in, out)
      	}
      	for i := range 20 {
      		in <- i
      		<-out
      		if i > 100 {
      			println("never")
      		}
      	}
      }
      """;

  private Session session;
  private long end;

  @BeforeEach
  void played() {
    Scenario scenario =
        Scenario.read(Map.of("version", 1L, "gomaxprocs", 2L, "program", Map.of("source", PROGRAM)))
            .orThrow();
    session = requireNonNull(Session.create("lines", scenario, "", new MemoryJournal(), NOW));
    session.submit(List.of(new PlaybackCommand.SeekStep(FAR)), OptionalLong.empty(), NOW);
    end = session.step(NOW);
  }

  @Test
  void theNearestBeforeAndAfterAreThoseThatOneFindsWhoLooksAtEveryStep() {
    List<RuntimeSnapshot> steps = new ArrayList<>();
    for (long step = 0; step <= end; step++) {
      steps.add(session.at(step).runtime());
    }
    Map<Long, List<Event>> events = new TreeMap<>();
    for (Event event : session.events(0, Integer.MAX_VALUE, Set.of()).events()) {
      events.computeIfAbsent(event.at().step(), _ -> new ArrayList<>()).add(event);
    }
    int found = 0;
    for (int line = 1; line <= LINES; line++) {
      NavigableMap<Long, Set<Integer>> there = new TreeMap<>();
      for (var step : events.entrySet()) {
        Set<Integer> gs = onLine(line, steps.get(step.getKey().intValue()), step.getValue());
        if (!gs.isEmpty() && step.getKey() > 0) {
          there.put(step.getKey(), gs);
        }
      }
      found += there.size();
      for (long step = 0; step <= end; step += 7) {
        LineVisits visits = session.line(line, step);
        assertIs(visits.before(), there.lowerEntry(step));
        assertIs(visits.after(), there.higherEntry(step));
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  private static void assertIs(
      @Nullable Visit visit, Map.@Nullable Entry<Long, Set<Integer>> expected) {
    if (expected == null) {
      assertThat(visit).isNull();
      return;
    }
    assertThat(visit).isNotNull();
    assertThat(visit.step()).isEqualTo(expected.getKey());
    assertThat(expected.getValue()).contains(visit.g());
  }

  private static Set<Integer> onLine(int line, RuntimeSnapshot moment, List<Event> events) {
    if (events.stream().allMatch(event -> Happening.isBustle(event.at().kind()))) {
      return Set.of();
    }
    Set<Integer> here = new HashSet<>();
    events.stream()
        .flatMap(event -> Stream.of(event.at().g(), runningOn(event.at().m(), moment)))
        .filter(g -> isOn(line, moment.gs().get(g)))
        .forEach(here::add);
    return here;
  }

  private static int runningOn(int m, RuntimeSnapshot moment) {
    MachineStateView machine = moment.ms().get(m);
    Integer g = machine == null ? null : machine.curg();
    return g == null ? 0 : g;
  }

  private static boolean isOn(int line, @Nullable GoroutineState g) {
    SourceLine stands = g == null || g.system() ? null : g.line();
    return stands != null && stands.line() == line;
  }

  @Test
  void lookingForALineMovesNobody() {
    long before = session.step(NOW);
    assertThat(session.line(Send, 0).after()).isNotNull();
    assertThat(session.step(NOW)).isEqualTo(before);
  }

  @Test
  void onALineThatIsNeverReachedNobodyStands() {
    assertThat(session.line(NEVER_REACHED, end / 2)).isEqualTo(new LineVisits(null, null));
  }
}
