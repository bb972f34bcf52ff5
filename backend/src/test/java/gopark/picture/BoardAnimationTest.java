package gopark.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.picture.BoardAnimation.Frame;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.Pieces;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class BoardAnimationTest {
  private static final PictureFormat FORMAT = new PictureFormat(PictureTheme.LIGHT, 1200, 630);
  private static final PictureFormat PHONE = new PictureFormat(PictureTheme.DARK, 390, 844);
  private static final List<RuntimeSnapshot> RUN = Moment.BUSY.steps(24);

  private static List<Frame> frames(List<RuntimeSnapshot> states, String... sentences) {
    List<Frame> frames = new ArrayList<>();
    for (RuntimeSnapshot state : states) {
      String own = "Step " + state.step() + " is made.";
      frames.add(new Frame(state, sentences.length == 0 ? List.of(own) : List.of(sentences), 0));
    }
    return frames;
  }

  private static String draw(List<Frame> frames, PictureFormat format, PictureTexts words) {
    return draw(frames, format, words, WorkMeter.unlimited());
  }

  private static String draw(
      List<Frame> frames, PictureFormat format, PictureTexts words, WorkMeter work) {
    return Objects.requireNonNull(BoardAnimation.svg(frames, format, words, work));
  }

  @Test
  void theSameFramesAreTheSameBytes() {
    String once = draw(frames(RUN), FORMAT, Yaml.RUSSIAN);
    String again = draw(frames(Moment.BUSY.steps(24)), FORMAT, Yaml.RUSSIAN);
    assertThat(again).isEqualTo(once);
  }

  @Test
  void eachFrameHasItsBoardAndItsSentence() {
    PlayedAnimation played = PlayedAnimation.of(draw(frames(RUN), FORMAT, Yaml.ENGLISH));
    assertThat(played.frames()).isEqualTo(RUN.size());
    for (int i = 0; i < RUN.size(); i++) {
      List<String> shown = played.shown(i);
      RuntimeSnapshot state = RUN.get(i);
      assertThat(shown)
          .filteredOn(line -> line.contains(">step " + number(state.step()) + "<"))
          .hasSize(1);
      assertThat(shown)
          .filteredOn(line -> line.endsWith(" is made.</text>"))
          .singleElement()
          .asString()
          .contains("Step " + state.step() + " is made.");
      String place = ">" + (i + 1) + "/" + RUN.size() + "<";
      assertThat(shown).anyMatch(line -> line.contains(place));
    }
  }

  @Test
  void aFrameIsDrawnAsThePictureOfItsMomentIs() {
    for (RuntimeSnapshot state : List.of(RUN.getFirst(), RUN.getLast(), Moment.CROWD.snapshot())) {
      for (PictureFormat format : List.of(FORMAT, PHONE)) {
        List<String> board = PlayedAnimation.board(BoardPicture.svg(state, format, Yaml.RUSSIAN));
        String svg = draw(frames(List.of(state, state)), format, Yaml.RUSSIAN);
        assertThat(PlayedAnimation.of(svg).shown(0)).startsWith(board.toArray(String[]::new));
      }
    }
  }

  @Test
  void whatStaysTheSameStaysInItsPlaceAndIsWrittenOnce() {
    String svg = draw(frames(RUN), FORMAT, Yaml.ENGLISH);
    assertThat(svg).containsOnlyOnce(">Global run queue<").containsOnlyOnce(">sysmon<");
    int board = BoardPicture.svg(RUN.getLast(), FORMAT, Yaml.ENGLISH).length();
    assertThat(svg.length()).isLessThan(RUN.size() * board / 2);
  }

  @Test
  void boardsOfDifferentHeightsHaveTheirPartsInTheSamePlaces() {
    List<RuntimeSnapshot> states =
        List.of(Moment.STARTING.snapshot(), Moment.ENDED.snapshot(), Moment.FORTY.snapshot());
    PlayedAnimation played = PlayedAnimation.of(draw(frames(states), FORMAT, Yaml.ENGLISH));
    List<List<String>> titles = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      titles.add(
          played.shown(i).stream().filter(line -> line.contains(">Global run queue<")).toList());
    }
    assertThat(titles.getFirst()).hasSize(1);
    assertThat(titles).containsOnly(titles.getFirst());
  }

  @Test
  void aFrameIsShownForAsLongAsItsSentenceTakesAndTheLastOneLonger() {
    List<Frame> frames = new ArrayList<>(frames(RUN.subList(0, 1), "Short."));
    frames.addAll(frames(RUN.subList(1, 2), "P1 finds nothing in its own queue and steals half."));
    frames.addAll(frames(RUN.subList(2, 3), "Short."));
    List<Long> ms = PlayedAnimation.of(draw(frames, FORMAT, Yaml.ENGLISH)).durations();
    assertThat(ms.getFirst()).isBetween(1_000L, 2_000L);
    assertThat(ms.get(1)).isGreaterThan(ms.getFirst() + 1_000);
    assertThat(ms.get(2)).isGreaterThan(ms.getFirst() + 2_000);
  }

  @Test
  void whoWantsNoMotionSeesTheLastFrame() {
    String svg = draw(frames(RUN), FORMAT, Yaml.ENGLISH);
    PlayedAnimation played = PlayedAnimation.of(svg);
    assertThat(played.still()).isEqualTo(played.shown(RUN.size() - 1));
    assertThat(svg).contains("<style>@media (prefers-reduced-motion:reduce){");
  }

  @Test
  void ofVeryMuchThatHappensAtOnceOnlyTheFirstIsReadAndTheRestCounted() {
    String sentence = "G7 waits for a value from the channel jobs, which is empty.";
    Frame frame = new Frame(RUN.getFirst(), List.of(sentence, sentence, sentence, sentence), 9);
    for (PictureFormat format : List.of(FORMAT, PHONE)) {
      Drawing drawing = Drawing.of(draw(List.of(frame), format, Yaml.ENGLISH));
      assertThat(drawing.words())
          .anyMatch(word -> word.startsWith("G7 waits for a"))
          .anyMatch(word -> word.matches("and (9|1\\d) more"));
      for (Drawing.Label label : drawing.labels()) {
        assertThat(label.right()).as(label.text()).isLessThanOrEqualTo(drawing.width);
        assertThat(label.bottom()).as(label.text()).isLessThanOrEqualTo(drawing.height);
      }
    }
  }

  @Test
  void sentencesOfStrangersAreOnlyText() {
    String bad =
        "</text><script>alert('&\"')</script>\u0000\u202e\ud800\ufffe " + "W".repeat(10_000);
    String svg = draw(frames(RUN.subList(0, 2), bad), FORMAT, Yaml.ENGLISH);
    assertThat(svg).doesNotContain("<script").doesNotContain("\u202e").doesNotContain("\u0000");
    assertThat(svg.getBytes(StandardCharsets.UTF_8).length).isLessThan(300_000);
    Drawing.of(svg);
  }

  @Test
  void whoCannotSeeItReadsWhatHappensAtEachStep() {
    Drawing drawing = Drawing.of(draw(frames(RUN.subList(3, 5)), FORMAT, Yaml.ENGLISH));
    long step = RUN.get(3).step();
    assertThat(drawing.only("title"))
        .isEqualTo("Go’s scheduler from step " + number(step) + " to step " + number(step + 1));
    assertThat(drawing.only("desc"))
        .contains("Step " + number(step) + ", ", ": Step " + (step + 1) + " is made.");
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  @Test
  void drawingIsPaidForInSmallPiecesAndEndsWhenNobodyWaits() {
    Pieces pieces = new Pieces();
    draw(frames(RUN), FORMAT, Yaml.ENGLISH, pieces);
    assertThat(pieces.largest()).isLessThan(WorkMeter.SLICE / 10);
    assertThat(pieces.total()).isGreaterThan(RUN.size() * 500_000L);

    WorkMeter left =
        new WorkMeter() {
          @Override
          protected long nextSlice() {
            return 0;
          }

          @Override
          protected boolean isAbandoned() {
            return true;
          }
        };
    assertThatThrownBy(() -> draw(frames(RUN), FORMAT, Yaml.ENGLISH, left))
        .isInstanceOf(WorkAbandoned.class);
  }

  @Test
  void whatWouldBeTooLargeIsNotDrawn() {
    int length = draw(frames(RUN), FORMAT, Yaml.ENGLISH).length();
    WorkMeter work = WorkMeter.unlimited();
    List<Frame> frames = frames(RUN);
    assertThat(BoardAnimation.svg(frames, FORMAT, Yaml.ENGLISH, work, length)).isNotNull();
    assertThat(BoardAnimation.svg(frames, FORMAT, Yaml.ENGLISH, work, length - 1)).isNull();
    assertThat(BoardAnimation.svg(frames, FORMAT, Yaml.ENGLISH, work, length / 3)).isNull();
  }
}
