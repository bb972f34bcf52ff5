package gopark.journal;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How many bytes an entry has as JSON, in which every storage keeps it; nothing is written. */
public final class EntrySize {

  /** The most that one entry may have. */
  public static final int MOST = 4 * 1024 * 1024;

  /** The bytes of a character that is written as its number. */
  private static final int AS_NUMBER = 6;

  private EntrySize() {}

  /** The bytes of an entry, or of a part of one. */
  public static long of(@Nullable Object tree) {
    return switch (tree) {
      case String text -> text(text);
      case List<?> list -> list(list);
      case Map<?, ?> map -> map(map);
      case null, default -> String.valueOf(tree).length();
    };
  }

  private static long list(List<?> list) {
    long bytes = ends(list.size());
    for (Object item : list) {
      bytes += of(item);
    }
    return bytes;
  }

  private static long map(Map<?, ?> map) {
    long bytes = ends(map.size());
    for (Map.Entry<?, ?> field : map.entrySet()) {
      bytes += text(String.valueOf(field.getKey())) + 1 + of(field.getValue());
    }
    return bytes;
  }

  /** The brackets, and a comma between two. */
  private static long ends(int size) {
    return 2L + Math.max(0, size - 1);
  }

  private static long text(String text) {
    long bytes = 2;
    for (int i = 0; i < text.length(); i++) {
      bytes += character(text.charAt(i));
    }
    return bytes;
  }

  private static int character(char c) {
    if (c < ' ') {
      return "\b\t\n\f\r".indexOf(c) >= 0 ? 2 : AS_NUMBER;
    }
    if (c < 0x80) {
      return c == '"' || c == '\\' ? 2 : 1;
    }
    // Each half of a pair is half of its four bytes.
    return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
  }
}
