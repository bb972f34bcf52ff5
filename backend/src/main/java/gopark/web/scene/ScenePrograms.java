package gopark.web.scene;

import gopark.scenario.GoModule;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import gopark.scene.Scene;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.SequencedMap;
import java.util.StringJoiner;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.springframework.stereotype.Component;

/** The programs of scenes, packed for real Go. */
@Component
public final class ScenePrograms {
  private static final String README = "README.md";

  /** The oldest time that an archive can tell: the same scene is the same bytes. */
  private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final Texts texts;

  ScenePrograms(Texts texts) {
    this.texts = texts;
  }

  /** A module that real Go runs, and how, as an archive. */
  public byte[] zip(Scene scene) {
    SequencedMap<String, String> files = GoModule.of(program(scene));
    files.putFirst(README, readme(scene));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(NO_TIME);
        zip.putNextEntry(entry);
        zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static MainProgram.GoText program(Scene scene) {
    if (scene.scenario().program() instanceof MainProgram.GoText go) {
      return go;
    }
    throw new IllegalStateException("The scene " + scene.id() + " has no program.");
  }

  private String readme(Scene scene) {
    String english =
        readme(scene, Language.EN, scene.head().title().en(), scene.head().about().en());
    return english
        + "\n"
        + readme(scene, Language.RU, scene.head().title().ru(), scene.head().about().ru());
  }

  private String readme(Scene scene, Language language, String title, String about) {
    return """
    # %s

    %s

    %s

        %s
    """
        .formatted(title, about, texts.get(language, "scene.run"), command(scene.scenario()));
  }

  /** What a shell is told to run the program as the scene does. */
  private static String command(Scenario scenario) {
    StringJoiner words = new StringJoiner(" ");
    if (scenario.gomaxprocs() != 0) {
      words.add("GOMAXPROCS=" + scenario.gomaxprocs());
    }
    if (!scenario.godebug().isEmpty()) {
      StringJoiner settings = new StringJoiner(",");
      scenario.godebug().forEach((name, value) -> settings.add(name + "=" + value));
      words.add("GODEBUG=" + settings);
    }
    return words.add("go run .").toString();
  }
}
