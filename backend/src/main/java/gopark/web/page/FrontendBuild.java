package gopark.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What Vite built: which hashed files go with each page, and the drawings that pages carry in their
 * own text.
 */
@Component
final class FrontendBuild {

  private static final String FOLDER = "gopark/frontend/";

  private final Map<String, Chunk> manifest;
  private final String marks;

  FrontendBuild(JsonMapper json) {
    manifest = json.readValue(read(FOLDER + "manifest.json"), new TypeReference<>() {});
    marks = new String(read(FOLDER + "marks.svg"), StandardCharsets.UTF_8);
  }

  private static byte[] read(String path) {
    try (InputStream content = new ClassPathResource(path).getInputStream()) {
      return content.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException("The front end is not built; run mvn compile", failure);
    }
  }

  /** The symbols of goroutines, machines and processors, to stand in a page that uses them. */
  String marks() {
    return marks;
  }

  Entry entry(String source) {
    Chunk chunk = chunk(source);
    Set<String> styles = new LinkedHashSet<>();
    Set<String> imports = new LinkedHashSet<>();
    collect(chunk, styles, imports);
    return new Entry(
        source,
        address(chunk),
        List.copyOf(styles),
        imports.stream().map(this::addressOf).toList());
  }

  private void collect(Chunk chunk, Set<String> styles, Set<String> imports) {
    for (String imported : orNone(chunk.imports())) {
      if (imports.add(imported)) {
        collect(chunk(imported), styles, imports);
      }
    }
    orNone(chunk.css()).forEach(file -> styles.add("/" + file));
  }

  /** The address of a built file whose source's path ends so, such as a font to load early. */
  String addressOfFile(String end) {
    return manifest.entrySet().stream()
        .filter(file -> file.getKey().endsWith(end))
        .map(file -> address(file.getValue()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("The front end has no file " + end));
  }

  private String addressOf(String source) {
    return address(chunk(source));
  }

  private Chunk chunk(String source) {
    Chunk chunk = manifest.get(source);
    if (chunk == null) {
      throw new IllegalArgumentException("The front end has no entry " + source);
    }
    return chunk;
  }

  private static String address(Chunk chunk) {
    return "/" + chunk.file();
  }

  private static List<String> orNone(@Nullable List<String> files) {
    return files == null ? List.of() : files;
  }

  /** A line of Vite's manifest. */
  private record Chunk(String file, @Nullable List<String> css, @Nullable List<String> imports) {}

  /** What a page loads; {@code source} lets the development server put its own in their place. */
  record Entry(String source, String script, List<String> styles, List<String> preloads) {}
}
