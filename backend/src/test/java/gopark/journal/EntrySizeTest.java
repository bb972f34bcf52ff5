package gopark.journal;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.journal.entry.EntryJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The size of an entry is that of the bytes that a storage gets. */
class EntrySizeTest {
  private static final String LETTERS = "a \"\\/\b\t\n\f\r\u0001\u001f\u007fé߿ࠀ\u2028€漢";

  private final Random random = new Random(7);

  private @Nullable Object tree(int depth) {
    return switch (random.nextInt(depth > 0 ? 8 : 6)) {
      case 0 -> null;
      case 1 -> random.nextBoolean();
      case 2 -> random.nextLong() >> random.nextInt(64);
      case 3 -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(40) - 20);
      case 4, 5 -> text();
      case 6 -> list(depth);
      default -> map(depth);
    };
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      if (random.nextInt(8) == 0) {
        text.append("🙂");
      } else {
        text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
      }
    }
    return text.toString();
  }

  private List<@Nullable Object> list(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      list.add(tree(depth - 1));
    }
    return list;
  }

  private Map<String, Object> map(int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      map.put(text(), Objects.requireNonNullElse(tree(depth - 1), List.of()));
    }
    return map;
  }

  @Test
  void anEntryHasAsManyBytesAsAreWritten() {
    for (int i = 0; i < 2_000; i++) {
      Map<String, Object> entry = map(5);
      assertThat(EntrySize.of(entry)).as("%s", entry).isEqualTo(EntryJson.write(entry).length);
    }
  }
}
