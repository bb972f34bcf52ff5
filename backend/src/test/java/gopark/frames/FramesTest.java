package gopark.frames;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** What is typed, what is started, and how frames are counted. */
class FramesTest {

  @Test
  void optionsAreWordsWithValues() {
    Options options = Options.of("--seconds", "5", "--memory=10m");
    assertThat(options.seconds()).isEqualTo(5);
    assertThat(options.memory()).isEqualTo(Duration.ofMinutes(10));
    assertThat(options.sizes()).hasSize(3);
    assertThat(options.spans()).isEqualTo(1_000_000);
    assertThat(Options.of("--quick").sizes()).containsExactly(new Size(4, 40));
  }

  @Test
  void aWrongOptionIsExplained() {
    assertThatThrownBy(() -> Options.of("--second=5")).hasMessageContaining("--second");
    assertThatThrownBy(() -> Options.of("--memory")).hasMessageContaining("--memory");
    assertThatThrownBy(() -> Options.of("--memory=10")).hasMessageContaining("as 10m");
    assertThatThrownBy(() -> Options.of("--seconds=x")).hasMessageContaining("is not a count");
  }

  @Test
  void aMillionGoroutinesAreStartedInPieces() {
    List<String> commands = new Size(8, 1_000_000).commands();
    assertThat(commands).filteredOn(command -> command.contains("100000,")).hasSize(8);
    assertThat(commands.getLast()).contains("step");
  }

  @Test
  void framesAreToldByHowManyAreNoLonger() {
    FrameTimes times =
        new FrameTimes(
            DoubleStream.iterate(100, ms -> ms - 1).limit(100).boxed().toList(),
            List.of(120.0, 60.0));
    assertThat(times.percentile(50)).isEqualTo(51);
    assertThat(times.percentile(99)).isEqualTo(100);
    assertThat(times.longestTask()).isEqualTo(120);
    assertThat(times.tasksOver(100)).isOne();
  }

  @Test
  void whatTasksCostIsReadFromATraceOfTheBusiestPage() {
    String trace =
        """
        {"traceEvents": [
          {"name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "CrRendererMain"}},
          {"name": "thread_name", "pid": 2, "tid": 2, "args": {"name": "CrRendererMain"}},
          {"name": "thread_name", "pid": 2, "tid": 3, "args": {"name": "Compositor"}},
          {"name": "RunTask", "pid": 1, "tid": 1, "dur": 9000, "tdur": 1000},
          {"name": "RunTask", "pid": 2, "tid": 2, "dur": 90000, "tdur": 30000},
          {"name": "RunTask", "pid": 2, "tid": 2, "dur": 10000, "tdur": 2000},
          {"name": "RunTask", "pid": 2, "tid": 3, "dur": 90000, "tdur": 80000},
          {"name": "Layout", "pid": 2, "tid": 2, "dur": 5000, "tdur": 5000}
        ]}
        """;
    BusyTimes busy = BusyTimes.of(trace.getBytes(UTF_8));
    assertThat(busy.longest()).isEqualTo(30);
    assertThat(busy.sum()).isEqualTo(32);
  }
}
