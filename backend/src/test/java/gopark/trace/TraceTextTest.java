package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import java.io.IOException;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/** What happened can be read, a line an event. */
class TraceTextTest {

  @Test
  void eachKindHasItsLine() throws IOException {
    EventLog log = OneOfEach.log();
    EnumSet<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    log.forEach(0, log.size(), event -> kinds.add(event.at().kind()));

    assertThat(kinds).isEqualTo(EnumSet.allOf(EventKind.class));
    GoldenText.check(
        "trace/one-of-each.golden", new TraceText(true, true).text(log, 0, log.size()));
  }

  @Test
  void aSearchTellsWhatItLookedAt() throws IOException {
    EventLog log = OneOfEach.log();
    Event search = eventOf(log, EventKind.FIND_RUNNABLE);

    assertThat(new TraceText(false, true).line(search))
        .endsWith("61st tick no · runq empty · global 1 of 3");
    assertThat(new TraceText(false, false).line(search)).doesNotContain("61st tick");
  }

  @Test
  void noiseIsLeftOutUnlessAskedFor() throws IOException {
    EventLog log = OneOfEach.log();

    assertThat(TraceText.standard().text(log, 0, log.size()))
        .doesNotContain("looks round", "on core", "off core")
        .contains("retaken from M1");
    assertThat(TraceText.standard().shows(eventOf(log, EventKind.SYSMON_ROUND))).isFalse();
    assertThat(new TraceText(true, false).shows(eventOf(log, EventKind.SYSMON_ROUND))).isTrue();
  }

  @Test
  void anEventThatFollowsTheArticleSaysSo() throws IOException {
    assertThat(TraceText.standard().line(eventOf(OneOfEach.log(), EventKind.STOLEN)))
        .endsWith("article T3");
  }

  @Test
  void timesHaveOneToThreeDigitsAfterThePoint() {
    assertThat(TraceText.time(12_000)).isEqualTo("12.0us");
    assertThat(TraceText.time(12_340)).isEqualTo("12.34us");
    assertThat(TraceText.time(5_012_001)).isEqualTo("5012.001us");
    assertThat(TraceText.time(100_000)).isEqualTo("100.0us");
  }

  private static Event eventOf(EventLog log, EventKind kind) {
    EventCursor cursor = log.cursor(0);
    while (cursor.next()) {
      if (cursor.kind() == kind) {
        return cursor.event();
      }
    }
    throw new AssertionError("no " + kind);
  }
}
