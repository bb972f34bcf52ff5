package gopark.scenario;

import static gopark.scenario.FieldsTest.object;
import static gopark.scenario.FieldsTest.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.command.Orders;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.command.RuntimeCommand;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CommandTest {

  private static Command read(@Nullable Object... namesAndValues) {
    return Fields.read(object(namesAndValues), Commands::of).orThrow();
  }

  private static List<String> refused(@Nullable Object... namesAndValues) {
    return wrong(Fields.read(object(namesAndValues), Commands::of));
  }

  @Test
  void everyCommandIsReadAsItWasWritten() {
    RandomDocuments random = new RandomDocuments(1);
    Set<String> seen = new LinkedHashSet<>();
    for (int i = 0; i < 5_000; i++) {
      Command command = random.command();
      Reading<Command> reading = Fields.read(Commands.tree(command), Commands::of);
      assertThat(reading).isEqualTo(new Reading.Read<>(command));
      assertThat(Commands.tree(reading.orThrow())).isEqualTo(Commands.tree(command));
      seen.add((String) Commands.tree(command).get("do"));
    }
    seen.add("stdin"); // It is only refused.
    assertThat(seen).containsExactlyInAnyOrderElementsOf(Commands.NAMES);
  }

  @Test
  void aCommandHasTheSameNameInDocumentsAndInEvents() {
    RandomDocuments random = new RandomDocuments(2);
    for (int i = 0; i < 500; i++) {
      RuntimeCommand command = random.runtime();
      assertThat(Commands.tree(command)).containsEntry("do", command.name());
    }
  }

  @Test
  void whatIsLeftOutIsAsTheTableSays() {
    assertThat(read("do", "step")).isEqualTo(new PlaybackCommand.Step(Unit.EVENT, 1, 0));
    assertThat(read("do", "step", "unit", "time", "ns", 500))
        .isEqualTo(new PlaybackCommand.Step(Unit.TIME, 1, 500));
    assertThat(read("do", "play")).isEqualTo(new PlaybackCommand.Play(null));
    assertThat(read("do", "gosched")).isEqualTo(Orders.gosched(RuntimeCommand.WHICHEVER));
    assertThat(read("do", "syscall", "g", 7, "ns", 50_000_000))
        .isEqualTo(Orders.syscall(7, 50_000_000, false));
    assertThat(read("do", "go", "behaviour", object("kind", "forever")))
        .isEqualTo(new RuntimeCommand.Go(new Behaviour.Forever(true), 1, null, 0, null));
    assertThat(read("do", "quota", "quotaNs", 50_000_000))
        .isEqualTo(new RuntimeCommand.Quota(50_000_000, 100_000_000));
  }

  @Test
  void aProblemSaysWhereItIs() {
    assertThat(
            wrong(
                Commands.readAll(
                    List.of(
                        object("do", "gc"),
                        object("do", "sleep", "g", 0, "ns", -1),
                        object("do", "sleeep", "whatever", 1),
                        object("do", "go", "behaviour", object("kind", "cpu", "ms", 3))))))
        .containsExactly(
            "[1].g out-of-range",
            "[1].ns out-of-range",
            "[2].do unknown-word",
            "[3].behaviour.ns missing",
            "[3].behaviour.ms unknown-field");
  }

  @Test
  void whatContradictsItselfIsRefused() {
    assertThat(refused("do", "seek")).containsExactly(" needs-one-of");
    assertThat(refused("do", "seek", "step", 1, "timeNs", 1)).containsExactly(" needs-one-of");
    assertThat(refused("do", "step", "unit", "time", "ns", 1, "count", 2))
        .containsExactly("count unknown-field");
    assertThat(refused("do", "step", "ns", 1)).containsExactly("ns unknown-field");
    assertThat(refused("do", "go", "behaviour", object("kind", "forever"), "by", 1, "p", 0))
        .containsExactly(" needs-one-of");
    assertThat(refused("do", "rules")).containsExactly(" no-rule");
    assertThat(refused("do", "rules", "localQueue", 3))
        .containsExactly("localQueue local-queue-no-power-of-two", " no-rule");
    assertThat(refused("do", "quota", "quotaNs", 5)).containsExactly("quotaNs quota-too-small");
    assertThat(refused("do", "play", "pace", object())).containsExactly("pace needs-one-of");
  }

  @Test
  void whatAProgramReadsIsSaidAtItsStart() {
    assertThat(refused("do", "stdin", "text", "hello")).containsExactly("do stdin-at-start");
  }
}
