package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.simulation.Pieces;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiling of a stranger's program can be paused and stopped anywhere. */
class CompileWorkTest {
  /** What is reported at once is never more than a small part of a slice. */
  private static final long LARGEST = WorkMeter.SLICE / 2;

  /** The compiler reports its work at least once for this many letters. */
  private static final int LETTERS = 40;

  private static final String HELLO =
      """
      package main
      import ("fmt";"strings")
      func main() { fmt.Println(strings.Repeat("a", 3)) }
      """;

  private static final Pattern IMPORTED = Pattern.compile("\"[a-z/]+\"");

  static List<Arguments> bombs() {
    return CompileBombs.all().entrySet().stream()
        .filter(bomb -> bomb.getValue().lines().count() > 3)
        .map(bomb -> Arguments.of(bomb.getKey(), bomb.getValue()))
        .toList();
  }

  /** The first program that needs a package of the library checks it, too. */
  @BeforeAll
  static void checkTheLibrary() {
    String imports =
        CompileBombs.all().values().stream()
            .flatMap(String::lines)
            .filter(line -> line.startsWith("import"))
            .flatMap(line -> IMPORTED.matcher(line).results())
            .map(found -> "import _ " + found.group())
            .distinct()
            .collect(Collectors.joining("\n"));
    assertThat(GoSource.of("package main\n" + imports + "\nfunc main() {}\n").runs()).isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("bombs")
  void compilingReportsItsWorkInSmallPiecesAndCanBeStoppedAnywhere(String name, String source) {
    // What it needs of the library is compiled once, and is no part of what it costs again.
    GoSource.of(source);
    Pieces pieces = new Pieces();

    GoSource.of(source, pieces);

    assertThat(pieces.largest()).isLessThanOrEqualTo(LARGEST);
    assertThat(pieces.looks()).isGreaterThan(source.length() / LETTERS);
    for (int part = 1; part <= 3; part += 2) {
      WorkMeter stopping = Pieces.stoppingAfter(pieces.total() * part / 4);
      assertThatThrownBy(() -> GoSource.of(source, stopping)).isInstanceOf(WorkStopped.class);
    }
  }

  @Test
  void aStoppedCompilationLeavesNothingBehindInTheLibrary() {
    GoSource.of(HELLO);
    Pieces pieces = new Pieces();
    GoSource.of(HELLO, pieces);
    for (int part = 1; part < 20; part++) {
      WorkMeter stopping = Pieces.stoppingAfter(pieces.total() * part / 20);
      assertThatThrownBy(() -> GoSource.of(HELLO, stopping)).isInstanceOf(WorkStopped.class);
    }

    assertThat(GoSource.of(HELLO).diagnostics()).isEmpty();
    assertThat(GoSource.of(HELLO).runs()).isTrue();
  }

  @Test
  void aPausedCompilationHoldsUpNobody() throws InterruptedException {
    CountDownLatch paused = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicReference<GoSource> slow = new AtomicReference<>();
    WorkMeter pausing = new PausedAtEachSlice(paused, goOn);
    Thread other = Thread.ofVirtual().start(() -> slow.set(GoSource.of(HELLO, pausing)));
    paused.await();

    GoSource quick = GoSource.of(HELLO);

    assertThat(quick.runs()).isTrue();
    assertThat(slow.get()).isNull();
    goOn.countDown();
    other.join();
    assertThat(slow.get().runs()).isTrue();
  }

  /** Waits in the middle of the work until it may go on. */
  private static final class PausedAtEachSlice extends WorkMeter {
    private final CountDownLatch paused;
    private final CountDownLatch goOn;
    private int looks;

    PausedAtEachSlice(CountDownLatch paused, CountDownLatch goOn) {
      this.paused = paused;
      this.goOn = goOn;
    }

    @Override
    protected long nextSlice() {
      looks++;
      if (looks == 50) {
        paused.countDown();
        try {
          goOn.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return 0;
    }
  }
}
