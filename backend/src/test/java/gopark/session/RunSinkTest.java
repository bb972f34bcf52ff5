package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.trace.EventLog;
import org.junit.jupiter.api.Test;

class RunSinkTest {
  private static final int MEGABYTE = 1_000_000;
  private static final int MOST_CHARACTERS = 4 * MEGABYTE;

  private final RunSink sink = new RunSink();
  private final EventLog log = new EventLog();

  @Test
  void aLogKeepsNoMoreTextThanFits() {
    sink.connect(log, 0, 0);
    for (int i = 0; i < 20; i++) {
      print("%s %d".formatted("x".repeat(MEGABYTE / 2), i));
    }

    assertThat(log.size()).isEqualTo(20);
    assertThat(log.textLength())
        .isBetween((long) MOST_CHARACTERS - MEGABYTE, (long) MOST_CHARACTERS);
    assertThat(sink.errors().all()).hasSizeLessThanOrEqualTo(MEGABYTE);
  }

  private void print(String text) {
    int number = sink.text(text);
    sink.event(EventKind.PRINTED, 0, 0, 0, 1, number, 1, 0);
  }
}
