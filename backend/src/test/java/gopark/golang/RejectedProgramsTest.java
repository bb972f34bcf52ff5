package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.RejectedPrograms.Rejected;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Programs that Go refuses are refused with the same words. */
class RejectedProgramsTest {
  @TestFactory
  Stream<DynamicTest> everyErrorIsToldAsGoTellsIt() {
    return RejectedPrograms.all().stream()
        .map(program -> DynamicTest.dynamicTest(program.name(), () -> check(program)));
  }

  private static void check(Rejected program) {
    List<String> golden = program.golden();
    List<String> ours = RejectedPrograms.complaints(program);
    if (ours.stream().noneMatch(line -> line.contains(": GoPark does not "))) {
      assertThat(ours).isEqualTo(golden);
      return;
    }
    // What GoPark lacks is told where it stands; nothing is told beyond what Go tells elsewhere.
    List<String> others =
        ours.stream().filter(line -> !line.contains(": GoPark does not ")).toList();
    assertThat(golden).containsAll(others);
    assertThat(ours.getFirst()).startsWith(line(golden.getFirst()));
  }

  /** The line that a message speaks of. */
  private static String line(String message) {
    return message.substring(0, message.indexOf(':') + 1);
  }
}
