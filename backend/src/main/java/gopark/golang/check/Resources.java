package gopark.golang.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Files that come with the interpreter's classes. */
public final class Resources {
  private Resources() {}

  /** The text of a file; null if there is none of that name. */
  public static @Nullable String find(String file) {
    try (InputStream in = Resources.class.getResourceAsStream(file)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a file that must be there. */
  public static String text(String file) {
    return Objects.requireNonNull(find(file), file);
  }

  /** The lines of a file that must be there, without comments, which begin with {@code #}. */
  public static List<String> lines(String file) {
    return text(file).lines().filter(line -> !line.startsWith("#")).toList();
  }
}
