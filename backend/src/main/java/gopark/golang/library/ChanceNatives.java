package gopark.golang.library;

import gopark.golang.check.Resources;

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
    return Resources.lines(START).stream()
        .mapToLong(line -> Long.parseUnsignedLong(line, 16))
        .toArray();
  }
}
