package gopark.golang.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What packages math/rand and math/rand/v2 have of Java. */
final class ChanceNatives {
  private static final String CHANCE = "internal/chance";
  private static final String START = "/gopark/golang/random-start.txt";
  private static final long[] BEGUN_WITH = begunWith();

  private ChanceNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(
            CHANCE,
            "Random",
            f -> {
              f.setWord(0, f.world.random.next());
              return null;
            })
        .add(
            CHANCE,
            "begunWith",
            f -> {
              f.setWord(0, BEGUN_WITH[(int) f.word(0)]);
              return null;
            });
    layers(table, "Bell", Layers.BELL);
    layers(table, "Decay", Layers.DECAY);
  }

  /** Gives of a layer what is surely inside, how wide a step is, and how high it lies. */
  private static void layers(NativeTable table, String name, Layers layers) {
    table.add(
        CHANCE,
        name,
        f -> {
          int layer = (int) f.word(0);
          f.setWord(0, layers.inside(layer));
          f.setNumber(1, layers.width(layer));
          f.setNumber(2, layers.height(layer));
          return null;
        });
  }

  private static long[] begunWith() {
    try (InputStream in = ChanceNatives.class.getResourceAsStream(START)) {
      if (in == null) {
        throw new IllegalStateException(START + " is missing");
      }
      List<String> lines =
          new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
      return lines.stream()
          .filter(line -> !line.startsWith("#"))
          .mapToLong(line -> Long.parseUnsignedLong(line, 16))
          .toArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
