package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessagePattern.ArgType;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.scenario.RandomDocuments;
import gopark.trace.EventLog;
import gopark.trace.GoldenText;
import gopark.trace.OneOfEach;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EventTextsTest {
  private static final Texts TEXTS = Texts.fromClassPath();
  private static final EventTexts EVENTS = new EventTexts(TEXTS);

  /** What is left over where an argument was missing or not thought of. */
  private static final Pattern LEFT_OVER =
      Pattern.compile(
          "[{}#]|\\b(none|null|true|false|NONE)\\b|-1\\b|\\b[GMP](none|(?![\\p{L}\\d]))|  | [.,;]");

  private static final int OF_A_KIND = 12;
  private static final int RUNS = 100;

  @Test
  void oneEventOfEachKindIsToldInBothLanguages() throws IOException {
    StringBuilder told = new StringBuilder();
    EventLog log = OneOfEach.log();
    log.forEach(
        0,
        log.size(),
        event -> {
          told.append(event.at().kind().apiName()).append('\n');
          for (Language language : Language.values()) {
            told.append("  ").append(EVENTS.name(language, event.at().kind()));
            told.append(": ").append(EVENTS.sentence(language, event)).append('\n');
          }
        });
    GoldenText.check("web/event/sentences.txt", told.toString());
  }

  @ParameterizedTest
  @EnumSource(EventKind.class)
  void aTemplateUsesOnlyWhatTheKindCarries(EventKind kind) {
    Map<String, FieldType> carried = new LinkedHashMap<>();
    EventFields.COMMON.forEach(field -> carried.put(field.name(), field.type()));
    EventFields.of(kind).forEach(field -> carried.put(field.name(), field.type()));
    for (Language language : Language.values()) {
      Template template = Template.of(TEXTS.pattern(language, KindTexts.sentenceKey(kind)));
      for (Template.Use use : template.uses()) {
        FieldType type = carried.get(use.argument());
        assertThat(type).as("%s of %s", use.argument(), kind).isNotNull();
        boolean number =
            switch (use.type()) {
              case PLURAL, SIMPLE -> true;
              default -> false;
            };
        assertThat(number).as("%s of %s", use, kind).isEqualTo(type == FieldType.COUNT);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(EventKind.class)
  void aChoiceNamesAllThatCanBeChosen(EventKind kind) {
    for (Language language : Language.values()) {
      Template template = Template.of(TEXTS.pattern(language, KindTexts.sentenceKey(kind)));
      for (EventField field : EventFields.of(kind)) {
        List<String> values =
            field.type() == FieldType.FLAG ? List.of("true", "false") : field.values();
        template.uses().stream()
            .filter(use -> use.argument().equals(field.name()))
            .forEach(use -> assertThat(use.branches()).as("%s", kind).containsAll(values));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyCommandThatReachesTheRuntimeHasWordsInTheLog(Language language) {
    Template template =
        Template.of(TEXTS.pattern(language, KindTexts.sentenceKey(EventKind.ORDERED)));
    assertThat(template.uses())
        .filteredOn(use -> use.argument().equals("order") && use.type() == ArgType.SELECT)
        .singleElement()
        .satisfies(
            use -> assertThat(use.branches()).containsAll(RandomDocuments.runtimeCommands()));
  }

  @Test
  void whatHappensInRealRunsIsToldWithNothingLeftOver() {
    EnumSet<EventKind> seen = EnumSet.noneOf(EventKind.class);
    for (long seed = 0; seed < RUNS; seed++) {
      Map<EventKind, Integer> told = new EnumMap<>(EventKind.class);
      for (Event event : RandomRun.events(seed)) {
        EventKind kind = event.at().kind();
        seen.add(kind);
        if (told.merge(kind, 1, Integer::sum) <= OF_A_KIND) {
          clean(seed, event);
        }
      }
    }
    assertThat(seen).as("kinds that happened").hasSizeGreaterThan(60);
  }

  private static void clean(long seed, Event event) {
    for (Language language : Language.values()) {
      String sentence = EVENTS.sentence(language, event);
      assertThat(sentence).as("seed %s: %s", seed, event).isNotBlank();
      if (!quotesOthers(event.at().kind())) {
        assertThat(sentence)
            .as("seed %s: %s", seed, event)
            .doesNotContainPattern(LEFT_OVER)
            .endsWith(".");
      }
    }
  }

  private static boolean quotesOthers(EventKind kind) {
    return switch (kind) {
      case PRINTED, PROCESS_EXITED, SCHEDTRACE, GROUP_CHANGED -> true;
      default -> false;
    };
  }

  @Test
  void aProgramsTextIsToldByItsFirstLine() throws IOException {
    List<String> sentences = new ArrayList<>();
    EventLog log = new EventLog();
    log.step(0, 0);
    int text = log.text("panic: {0} isn't 'quoted' {\n\ngoroutine 1 [running]:\n");
    log.event(EventKind.PROCESS_EXITED, 0, 0, 0, 1, 2, text, 0);
    log.forEach(0, 1, event -> sentences.add(EVENTS.sentence(Language.EN, event)));
    assertThat(sentences)
        .containsExactly("The process has ended with exit code 2: “panic: {0} isn't 'quoted' {…”");
  }

  @Test
  void anIdHasNoSeparators() {
    List<String> sentences = new ArrayList<>();
    EventLog log = new EventLog();
    log.step(0, 0);
    log.event(EventKind.GO_CREATED, 0, 1000, 2000, 1234567, 4321, 2, 0);
    log.event(EventKind.RUNQ_OVERFLOWED, 0, 1000, 2000, 1234567, 1290, 0, 0);
    log.forEach(0, 2, event -> sentences.add(EVENTS.sentence(Language.EN, event)));
    assertThat(sentences)
        .containsExactly(
            "G4321 creates G1234567; it goes to the tail of P2000’s queue.",
            "P2000’s queue is full: 1,290 goroutines move to the global queue, G1234567 last.");
  }
}
