package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.runtime.event.Event;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CompareTest {
  private static final long NOON = 1_000_000;

  private final Session session = session();

  private static Session session() {
    Session made = Session.create("s", Scenario.standard(), "", new MemoryJournal(), NOON);
    assertThat(made).isNotNull();
    return made;
  }

  private void now(List<Map<String, Object>> commands) {
    List<Command> read = Commands.readAll(commands).orThrow();
    assertThat(session.submit(read, OptionalLong.empty(), NOON)).isInstanceOf(Submitted.Done.class);
  }

  private Comparison compared(int a, int b) {
    Comparison comparison = session.compare(a, b);
    assertThat(comparison).isNotNull();
    return comparison;
  }

  private static Map<String, Object> spawn(long ns) {
    return Map.of(
        "do", "go", "by", 1L, "count", 2L, "behaviour", Map.of("kind", "cpu", "ns", ns * 1_000));
  }

  private static Map<String, Object> walk(String where, long count) {
    return Map.of("do", where, "unit", "instruction", "count", count);
  }

  @Test
  void twoBranchesPartAtTheFirstEventThatDiffers() {
    now(List.of(spawn(50_000), walk("step", 3_000)));
    now(List.of(walk("back", 2_980)));
    long fork = session.step(NOON);
    now(List.of(spawn(70_000), walk("step", 2_000)));

    Comparison comparison = compared(0, 1);

    List<Event> left = events(0);
    List<Event> right = events(1);
    int first = 0;
    while (left.get(first).equals(right.get(first))) {
      first++;
    }
    assertThat(comparison)
        .isEqualTo(new Comparison(0, 1, fork, (long) first, left.get(first), right.get(first)));
    assertThat(comparison.ofB()).asString().contains("ORDERED");
  }

  private List<Event> events(int branch) {
    session.switchTo(branch, NOON);
    return new Independent(session.scenario()).goTo(session.step(NOON)).events();
  }

  @Test
  void aBranchDoesNotDifferFromItself() {
    now(List.of(spawn(50_000), walk("step", 300)));

    assertThat(session.compare(0, 0))
        .isEqualTo(new Comparison(0, 0, session.step(NOON), null, null, null));
    assertThat(session.compare(0, 1)).isNull();
    assertThat(session.compare(-1, 0)).isNull();
  }

  @Test
  void grandchildrenPartWhereTheirParentsDid() {
    now(List.of(spawn(50_000), walk("step", 150)));
    now(List.of(walk("back", 100)));
    long first = session.step(NOON);
    now(List.of(spawn(60_000), walk("step", 150)));
    now(List.of(walk("back", 100)));
    now(List.of(spawn(70_000), walk("step", 50)));

    Comparison comparison = compared(2, 0);

    assertThat(comparison).extracting(Comparison::forkStep).isEqualTo(first);
    assertThat(comparison).extracting(Comparison::index).isNotNull();
  }
}
