package gopark.golang.library;

import gopark.golang.check.Library;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The sources of library packages, which lie beside this package as resources. */
public final class LibrarySources implements Library {
  private static final String FOLDER = "/gopark/golang/library/";

  @Override
  public @Nullable String source(String importPath) {
    if (!isPlain(importPath)) {
      return null;
    }
    try (InputStream in = LibrarySources.class.getResourceAsStream(FOLDER + importPath + ".go")) {
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
