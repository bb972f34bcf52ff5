package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.lesson.Lesson;
import gopark.web.lesson.Lessons;
import gopark.web.scene.Scenes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Numbers that documents tell and that can be counted are what they are counted to be. */
class DocumentNumbersTest {

  private static final String README = "../README.md";
  private static final String ARCHITECTURE = "ARCHITECTURE.md";
  private static final String NUMBER = "#";

  /** How much more there may be of what a document says is over a number. */
  private static final double SOME_MORE = 1.1;

  /** The numbers that stand in the places of # in a stretch of a document. */
  private static List<Integer> told(String document, String stretch) throws IOException {
    String text = Files.readString(Path.of(document)).replaceAll("\\s+", " ");
    String pattern = Pattern.quote(stretch).replace(NUMBER, "\\E([0-9]+)\\Q");
    Matcher found = Pattern.compile(pattern).matcher(text);
    assertThat(found.find()).as("%s says: %s", document, stretch).isTrue();
    return IntStream.rangeClosed(1, found.groupCount())
        .mapToObj(group -> Integer.valueOf(found.group(group)))
        .toList();
  }

  private static int files(String folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(Path.of(folder))) {
      return Math.toIntExact(all.filter(file -> file.toString().endsWith(ending)).count());
    }
  }

  private static void over(String document, String stretch, int counted) throws IOException {
    int told = told(document, stretch).getFirst();
    assertThat(counted).as(stretch).isBetween(told, (int) (told * SOME_MORE));
  }

  @Test
  void theReadmeCountsScenesAndTheFiguresThatTheyPlay() throws IOException {
    assertThat(told(README, "- # scenes (`/scenes`)")).containsExactly(new Scenes().all().size());
    Map<?, ?> rows =
        new YAMLMapper()
            .readValue(
                Files.readString(Path.of("src/test/resources/scene/catalogue.yaml")), Map.class);
    assertThat(told(README, "each of the # figures, tables and listings"))
        .containsExactly(rows.size());
  }

  @Test
  void theReadmeCountsLessonsAndTheirMinutesAndProgramsToBreak() throws IOException {
    List<Lesson> all = new Lessons().all();
    List<Lesson> lessons = all.stream().filter(it -> it.kind() == Lesson.Kind.LESSON).toList();
    List<Integer> minutes = lessons.stream().map(Lesson::minutes).sorted().toList();
    assertThat(told(README, "# lessons of # to # minutes"))
        .containsExactly(lessons.size(), minutes.getFirst(), minutes.getLast());
    List<Lesson> alone = all.stream().filter(it -> it.kind() == Lesson.Kind.BREAK).toList();
    long levels = alone.stream().map(Lesson::number).distinct().count();
    assertThat(told(README, "# programs to break on # levels"))
        .containsExactly(alone.size(), (int) levels);
  }

  @Test
  void theDocumentsCountGoPrograms() throws IOException {
    assertThat(told(README, "one of # examples"))
        .containsExactly(files("src/main/resources/gopark/golang/examples", ".go"));
    assertThat(told(README, "against # programs for the scheduler"))
        .containsExactly(files("src/test/resources/conformance", ".golden"));
    int programs = files("src/test/resources/golang/programs", ".golden");
    over(README, "over # others", programs);
    over(README, "over # Go programs", programs);
    over(ARCHITECTURE, "over # programs", programs);
    int rejected = files("src/test/resources/golang/rejected", ".golden");
    over(README, "over # that must not compile", rejected);
    over(ARCHITECTURE, "over # that must not compile", rejected);
  }
}
