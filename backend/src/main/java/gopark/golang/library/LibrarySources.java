package gopark.golang.library;

import gopark.golang.check.Library;
import gopark.golang.check.Resources;
import java.util.List;
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
    String source = Resources.find(FOLDER + importPath + ".go");
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
      functions.append('\n').append(variant.text(Resources.text(FOLDER + SORTING)));
    }
    return functions.toString();
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
