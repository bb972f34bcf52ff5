package gopark.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gopark.picture.Drawing.Label;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

class BoardPictureTest {
  private static final int LARGEST = 150_000;
  private static final int MOST_ELEMENTS = 2_500;

  private static final Map<Moment, RuntimeSnapshot> STATES = new EnumMap<>(Moment.class);

  private static final List<PictureFormat> FORMATS =
      List.of(
          new PictureFormat(PictureTheme.LIGHT, 1440, 900),
          new PictureFormat(PictureTheme.DARK, 1200, 630),
          new PictureFormat(PictureTheme.LIGHT, 390, 844),
          new PictureFormat(PictureTheme.DARK, PictureFormat.MIN_WIDTH, PictureFormat.MIN_HEIGHT),
          new PictureFormat(PictureTheme.LIGHT, PictureFormat.MAX, PictureFormat.MIN_HEIGHT),
          new PictureFormat(PictureTheme.LIGHT, PictureFormat.MIN_WIDTH, PictureFormat.MAX));

  /** A golden file: what is drawn and how. */
  record Golden(String name, Moment moment, PictureFormat format, PictureTexts words) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Golden> goldens() {
    PictureFormat preview = new PictureFormat(PictureTheme.LIGHT, 1200, 630);
    PictureFormat phone = new PictureFormat(PictureTheme.DARK, 390, 844);
    return Stream.of(
        new Golden("busy", Moment.BUSY, preview, Yaml.ENGLISH),
        new Golden("busy-phone-ru", Moment.BUSY, phone, Yaml.RUSSIAN),
        new Golden("overflow", Moment.OVERFLOW, preview, Yaml.RUSSIAN),
        new Golden("syscalls", Moment.SYSCALLS, preview, Yaml.ENGLISH),
        new Golden("collecting", Moment.COLLECTING, preview, Yaml.ENGLISH),
        new Golden("twenty-four", Moment.TWENTY_FOUR, preview, Yaml.ENGLISH),
        new Golden("two-hundred", Moment.TWO_HUNDRED, preview, Yaml.ENGLISH));
  }

  private static RuntimeSnapshot state(Moment moment) {
    return STATES.computeIfAbsent(moment, Moment::snapshot);
  }

  private static String draw(Moment moment, PictureFormat format, PictureTexts words) {
    return BoardPicture.svg(state(moment), format, words);
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void theBoardLooksAsItDid(Golden golden) throws IOException {
    String svg = draw(golden.moment, golden.format, golden.words);
    Path kept = Path.of("src/test/resources/picture", golden.name + ".svg");
    if (!Files.exists(kept) || !Files.readString(kept).equals(svg)) {
      Path drawn = Path.of("target/picture", golden.name + ".svg");
      Files.createDirectories(drawn.getParent());
      Files.writeString(drawn, svg);
      throw new AssertionError(
          drawn + " is not " + kept + "; look at it, and if it is better copy it there");
    }
  }

  @ParameterizedTest
  @EnumSource
  void labelsKeepApartAndInside(Moment moment) {
    for (PictureFormat format : FORMATS) {
      for (PictureTexts words : List.of(Yaml.ENGLISH, Yaml.RUSSIAN)) {
        Drawing drawing = Drawing.of(draw(moment, format, words));
        List<Label> labels = drawing.labels();
        List<String> troubles = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++) {
          Label label = labels.get(i);
          if (label.left() < 0
              || label.top() < 0
              || label.right() > drawing.width
              || label.bottom() > drawing.height) {
            troubles.add(label + " is outside");
          }
          for (Label other : labels.subList(i + 1, labels.size())) {
            if (label.meets(other)) {
              troubles.add(label + " is over " + other);
            }
          }
        }
        assertThat(troubles).as(moment + " " + format).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPictureIsSmallAndNeedsNothingElse(Moment moment) {
    String svg = draw(moment, FORMATS.getFirst(), Yaml.RUSSIAN);
    assertThat(svg.getBytes(StandardCharsets.UTF_8).length).isLessThan(LARGEST);
    Drawing drawing = Drawing.of(svg);
    assertThat(drawing.all("*")).hasSizeLessThan(MOST_ELEMENTS);
    for (Element element : drawing.all("*")) {
      assertThat(element.getTagName())
          .isIn(
              "svg", "title", "desc", "defs", "pattern", "path", "rect", "circle", "line", "text",
              "view");
      assertThat(element.hasAttribute("style")).isFalse();
      assertThat(element.hasAttribute("href")).isFalse();
    }
    assertThat(svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
        .doesNotContain("://")
        .doesNotContain("NaN")
        .doesNotContain("Infinity");
  }

  @Test
  void theSameMomentIsTheSameBytes() {
    PictureFormat format = FORMATS.getFirst();
    String again = BoardPicture.svg(Moment.BUSY.snapshot(), format, Yaml.ENGLISH);
    assertThat(again).isEqualTo(draw(Moment.BUSY, format, Yaml.ENGLISH));
  }

  @Test
  void whoCannotSeeItReadsIt() {
    Drawing english = Drawing.of(draw(Moment.BUSY, FORMATS.getFirst(), Yaml.ENGLISH));
    assertThat(english.only("title"))
        .isEqualTo("Go’s scheduler at 11.72 ms: 4 processors, 27 goroutines");
    assertThat(english.only("desc"))
        .contains(
            "The global run queue holds 1 goroutine: G28.",
            "P1: running; thread M8 runs G36 (main.worker); the local queue holds G37.",
            "Waiting for chan jobs: G42.",
            "Goroutines waiting for the network: 7.");
    Drawing russian = Drawing.of(draw(Moment.BUSY, FORMATS.getFirst(), Yaml.RUSSIAN));
    assertThat(russian.document.getDocumentElement().getAttribute("lang")).isEqualTo("ru");
    assertThat(russian.only("desc"))
        .contains("P1: выполняется; поток M8 выполняет G36 (main.worker); в локальной очереди G37");
  }

  @Test
  void theCountsAddUpToAllGoroutines() {
    for (Moment moment : Moment.values()) {
      RuntimeSnapshot state = state(moment);
      Board board = Board.of(state, PictureTheme.LIGHT, Yaml.ENGLISH, WorkMeter.unlimited());
      Map<GoroutineStatus, Integer> people = board.people();
      int alive = 0;
      for (Map.Entry<GoroutineStatus, Integer> each : people.entrySet()) {
        alive += each.getKey() == GoroutineStatus.DEAD ? 0 : each.getValue();
      }
      assertThat(alive).as(moment.name()).isEqualTo(state.stats().goroutines());
    }
  }

  @Test
  void longQueuesAreCounted() {
    RuntimeSnapshot crowd = state(Moment.CROWD);
    int queued = crowd.sched().runqsize();
    assertThat(queued).isGreaterThan(90_000);
    ProcessorState longest =
        Collections.max(crowd.ps().values(), Comparator.comparingInt(ProcessorState::runqsize));
    assertThat(longest.runqsize()).isGreaterThan(LocalQueue.SMALL);
    List<String> words = Drawing.of(draw(Moment.CROWD, FORMATS.getFirst(), Yaml.ENGLISH)).words();
    assertThat(words)
        .contains("sched.runq · " + Yaml.ENGLISH.text("picture.number", Map.of("count", queued)))
        .contains("head " + longest.runqhead() % longest.runqcapacity())
        .contains("tail " + longest.runqtail() % longest.runqcapacity());
  }

  @Test
  void namesOfStrangersAreOnlyText() {
    String bad = "</text><script>alert('&\"')</script>\u0000\u202e\ud800\ufffe";
    RuntimeSnapshot state = Stranger.named(bad);
    for (PictureFormat format : FORMATS) {
      String svg = BoardPicture.svg(state, format, Yaml.ENGLISH);
      assertThat(svg).doesNotContain("<script").doesNotContain("\u202e").doesNotContain("\u0000");
      Drawing drawing = Drawing.of(svg);
      assertThat(drawing.only("desc")).contains("</text><script>alert('&\"')</script>");
    }
  }

  @Test
  void longNamesAreCut() {
    RuntimeSnapshot state = Stranger.named("W".repeat(100_000));
    Drawing drawing = Drawing.of(BoardPicture.svg(state, FORMATS.getFirst(), Yaml.ENGLISH));
    assertThat(drawing.words()).anyMatch(word -> word.startsWith("WWW") && word.endsWith("…"));
    assertThat(drawing.only("desc").length()).isLessThan(5_000);
  }

  @Test
  void aPictureHasReasonableSides() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PictureFormat(PictureTheme.LIGHT, PictureFormat.MAX + 1, 600))
        .withMessageContaining("width");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PictureFormat(PictureTheme.LIGHT, 600, PictureFormat.MIN_HEIGHT - 1))
        .withMessageContaining("height");
  }
}
