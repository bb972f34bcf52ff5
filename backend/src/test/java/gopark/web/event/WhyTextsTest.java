package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.Meaning;
import gopark.runtime.state.Waker;
import gopark.runtime.state.Why;
import gopark.trace.EventLog;
import gopark.trace.RecordShape;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class WhyTextsTest {
  private static final WhyTexts WHY = new WhyTexts(Texts.fromClassPath());
  private static final Pattern WHO = Pattern.compile("\\b[GMP]\\d+\\b");
  private static final Pattern LEFT_OVER =
      Pattern.compile("[{}#]|\\b(none|null)\\b|-1\\b|  | [.,;]");
  private static final int RUNS = 40;
  private static final int GOROUTINES = 60;

  static Stream<Why.Link> links() {
    return Stream.of(
        new Why.Running(7, 2, 1, 12_034),
        new Why.Running(7, 2, null, 12_034),
        new Why.NeverStarted(7),
        new Why.Dead(7, 5_000_000L),
        new Why.Dead(7, null),
        new Why.ProcessEnded(2),
        new Why.InQueue(7, "P2.runq", 1234, 12_034),
        new Why.InQueue(7, "sched.runq", 0, 12_034),
        new Why.RunsNext(7, 2),
        new Why.Behind(1, List.of(4)),
        new Why.Behind(23, List.of(4, 5)),
        new Why.ProcessorHeldBy(2, 3, 4, 12_034),
        new Why.PreemptionRequested(4),
        new Why.Choosing(2, 3),
        new Why.MachineComing(2, 3),
        new Why.ProcessorInSyscall(2, 3, 4),
        new Why.NoProcessor(1),
        new Why.NoProcessor(21),
        new Why.IdleProcessors(1, null),
        new Why.IdleProcessors(2, 3),
        new Why.WaitsFor(7, "chan receive", 3, 12_034),
        new Why.WaitsFor(7, "sleep", 0, 12_034),
        new Why.InWaitQueue(0),
        new Why.InWaitQueue(1),
        new Why.InWaitQueue(2),
        new Why.HeldBy(3, 4),
        new Why.CouldBeWokenBy(Waker.SEND_OR_CLOSE, 3),
        new Why.CouldBeWokenBy(Waker.NETWORK_DATA, 0),
        new Why.NobodyCanWake(7),
        new Why.SleepsUntil(5_000_000, 2),
        new Why.SleepsUntil(5_000_000, null),
        new Why.InSyscall(7, 3, 5_000_000L),
        new Why.InSyscall(7, 3, null),
        new Why.StoppedWorld(0),
        new Why.StoppedWorld(1),
        new Why.StoppedWorld(2),
        new Why.LockedTo(7, 3),
        new Why.WaitsForCore(3),
        new Why.Throttled(3, 5_000_000L),
        new Why.Throttled(3, null));
  }

  @Test
  void everyLinkIsAmongThem() {
    Set<Class<?>> tried = new LinkedHashSet<>();
    links().forEach(link -> tried.add(link.getClass()));
    assertThat(tried).containsExactlyInAnyOrder(Why.Link.class.getPermittedSubclasses());
  }

  @ParameterizedTest
  @MethodSource("links")
  void aLinksSentenceNamesWhatItsArgumentsAreInAllLanguages(Why.Link link) {
    Set<String> named = named(link);
    for (Language language : Language.values()) {
      String sentence = WHY.sentence(link, language);
      assertThat(sentence).doesNotContainPattern(LEFT_OVER).endsWith(".");
      assertThat(who(sentence)).as(sentence).isEqualTo(named);
    }
  }

  @ParameterizedTest
  @EnumSource(Waker.class)
  void whateverCanWakeAGoroutineHasWordsInAllLanguages(Waker waker) {
    Why.Link link = new Why.CouldBeWokenBy(waker, 0);
    assertThat(WHY.sentence(link, Language.EN)).matches("It can be woken by .{3,}[.]");
    assertThat(WHY.sentence(link, Language.RU)).matches("Разбудить её может .{3,}[.]");
  }

  @Test
  void everyGoroutineOfRealRunsHasAReason() {
    Set<String> codes = new TreeSet<>();
    for (long seed = 0; seed < RUNS; seed++) {
      EventLog log = new EventLog();
      RandomRun.play(
          seed,
          log,
          runtime -> {
            for (int g = 1; g < GOROUTINES; g++) {
              Why why = runtime.why(g);
              if (why != null) {
                why.links().forEach(link -> codes.add(link.code()));
                clean(why);
              }
            }
          });
    }
    assertThat(codes).as("links that came up").hasSizeGreaterThan(12);
  }

  private static void clean(Why why) {
    for (Language language : Language.values()) {
      assertThat((String) WHY.tree(why, language).get("sentence"))
          .as("%s", why)
          .doesNotContainPattern(LEFT_OVER)
          .endsWith(".");
    }
  }

  @Test
  void aChainIsATreeWithoutWhatIsMissing() {
    Why why =
        new Why(
            7,
            List.of(
                new Why.WaitsFor(7, "chan receive", 3, 12_034),
                new Why.CouldBeWokenBy(Waker.SEND_OR_CLOSE, 0)));
    assertThat(WHY.tree(why, Language.EN))
        .isEqualTo(
            Map.of(
                "g",
                7,
                "runs",
                false,
                "chain",
                List.of(
                    Map.of(
                        "code",
                        "waitsFor",
                        "g",
                        7,
                        "reason",
                        "chan receive",
                        "handle",
                        3,
                        "sinceNs",
                        12_034L,
                        "sentence",
                        "G7 has waited since 12.034 µs: it waits for a value from a channel"
                            + " (object 3)."),
                    Map.of(
                        "code",
                        "couldBeWokenBy",
                        "what",
                        "sendOrClose",
                        "sentence",
                        "It can be woken by a send or a close.")),
                "sentence",
                "G7 has waited since 12.034 µs: it waits for a value from a channel (object 3)."
                    + " It can be woken by a send or a close."));
    assertThat(WHY.tree(why, Language.RU))
        .containsEntry(
            "sentence",
            "С момента 12,034 мкс G7 ждёт значения из канала (объект 3). Разбудить её может"
                + " отправка или закрытие канала.");
  }

  /** The goroutines, machines and processors that the link's arguments are. */
  private static Set<String> named(Why.Link link) {
    RecordShape shape = RecordShape.of(link.getClass());
    List<String> texts = new ArrayList<>();
    for (RecordShape.Part part : shape.parts()) {
      Object value = shape.get((Record) link, part.name());
      if (part.means() != null && value != null) {
        texts.add(letter(part.means().value()) + value);
      }
    }
    if (link instanceof Why.InQueue it) {
      texts.add(it.queue());
    }
    if (link instanceof Why.Behind it) {
      it.gs().forEach(g -> texts.add("G" + g));
    }
    return who(String.join(" ", texts));
  }

  private static String letter(Meaning meaning) {
    return switch (meaning) {
      case GOROUTINE -> "G";
      case MACHINE -> "M";
      case PROCESSOR -> "P";
      case CORE, OBJECT, TIME, DURATION, BYTES, COUNT, NUMBER, SHARE, WAIT_REASON -> "";
    };
  }

  private static Set<String> who(String sentence) {
    List<String> found = new ArrayList<>();
    WHO.matcher(sentence).results().map(MatchResult::group).forEach(found::add);
    return new TreeSet<>(found);
  }
}
