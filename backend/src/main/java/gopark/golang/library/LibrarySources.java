package gopark.golang.library;

import gopark.golang.check.Library;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The sources of library packages, which lie beside this package as resources. */
public final class LibrarySources implements Library {
  private static final String FOLDER = "/gopark/golang/library/";
  private static final String SORTING = "sorting.template";

  @Override
  public @Nullable String source(String importPath) {
    if (!isPlain(importPath)) {
      return null;
    }
    String source = read(importPath + ".go");
    return source == null ? null : source + sorting(importPath);
  }

  /** The functions that packages which sort have besides. */
  private static String sorting(String importPath) {
    List<SortFunctions> variants =
        switch (importPath) {
          case "sort" -> List.of(SortFunctions.BY_INTERFACE, SortFunctions.BY_FUNCTIONS);
          case "slices" -> List.of(SortFunctions.BY_COMPARISON);
          default -> List.of();
        };
    StringBuilder functions = new StringBuilder();
    for (SortFunctions variant : variants) {
      functions.append('\n').append(variant.text(Objects.requireNonNull(read(SORTING), SORTING)));
    }
    return functions.toString();
  }

  private static @Nullable String read(String file) {
    try (InputStream in = LibrarySources.class.getResourceAsStream(FOLDER + file)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Only letters, digits and slashes between them: no way out of the folder. */
  private static boolean isPlain(String path) {
    if (path.isEmpty() || path.startsWith("/") || path.endsWith("/") || path.contains("..")) {
      return false;
    }
    return path.chars()
        .allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '/' || c == '.');
  }
}
