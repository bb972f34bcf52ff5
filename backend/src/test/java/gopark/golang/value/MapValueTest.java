package gopark.golang.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.program.Copies;
import gopark.simulation.SeededRandom;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class MapValueTest {
  private final RuntimeTypes types = new RuntimeTypes();

  private final Counted by = new Counted();

  private MapValue map(Type key, Type value) {
    return MapValue.make(types.of(new MapOf(key, value)), 0, true, by);
  }

  private static long word(double value) {
    return Double.doubleToRawLongBits(value);
  }

  @Test
  void behavesAsAnyMapDoes() {
    SeededRandom random = new SeededRandom(5);
    MapValue map = map(Basic.INT, Basic.INT);
    TreeMap<Long, Long> model = new TreeMap<>();
    for (int i = 0; i < 100_000; i++) {
      long key = random.below(500) * 64L;
      if (random.below(3) == 0) {
        map.delete(key, null, by);
        model.remove(key);
      } else {
        map.setValueWord(map.put(key, null, by), i);
        model.put(key, (long) i);
      }
      assertThat(map.size()).isEqualTo(model.size());
    }
    for (long key = 0; key < 500 * 64; key++) {
      Long expected = model.get(key);
      int entry = map.findWord(key, by);
      assertThat(entry < 0 ? null : (Long) map.valueWord(entry)).isEqualTo(expected);
    }
  }

  @Test
  void aRangeMeetsEveryEntryOnceWhileOthersComeAndGo() {
    SeededRandom random = new SeededRandom(7);
    for (int round = 0; round < 300; round++) {
      MapValue map = map(Basic.INT, Basic.INT);
      int size = 1 + random.below(60);
      for (int key = 0; key < size; key++) {
        map.put(key, null, by);
      }
      for (int key = 0; key < size; key += 3) {
        map.delete(key, null, by);
      }
      SequencedSet<Long> met = new LinkedHashSet<>();
      SequencedSet<Long> deleted = new LinkedHashSet<>();
      MapIterator iterator = MapIterator.of(map, by);
      while (iterator.next(by)) {
        long key = map.keyWord(iterator.entry());
        assertThat(met.add(key)).isTrue();
        assertThat(deleted).doesNotContain(key);
        long other = random.below(size);
        map.delete(other, null, by);
        deleted.add(other);
        for (int i = 0; i < random.below(40); i++) {
          map.put(1000 + random.below(1000), null, by);
        }
      }
      for (long key = 0; key < size; key++) {
        if (key % 3 != 0 && !deleted.contains(key)) {
          assertThat(met).contains(key);
        }
      }
    }
  }

  @Test
  void aRangeOverAMapThatIsClearedEnds() {
    MapValue map = map(Basic.INT, Basic.INT);
    for (int key = 0; key < 10; key++) {
      map.put(key, null, by);
    }
    MapIterator iterator = MapIterator.of(map, by);
    assertThat(iterator.next(by)).isTrue();
    map.clear(by);
    map.put(3, null, by);
    assertThat(iterator.next(by)).isFalse();
  }

  @Test
  void notANumberIsAlwaysANewKeyAndZeroHasOneSignOnly() {
    MapValue map = map(Basic.FLOAT64, Basic.INT);
    map.put(word(Double.NaN), null, by);
    map.put(word(Double.NaN), null, by);
    assertThat(map.findWord(word(Double.NaN), by)).isEqualTo(-1);
    map.put(word(0.0), null, by);
    map.put(word(-0.0), null, by);
    assertThat(map.size()).isEqualTo(3);
  }

  @Test
  void keysOfInterfacesDifferByTypeToo() {
    MapValue map = map(Interface.EMPTY, Basic.INT);
    map.put(0, new Dynamic(types.of(Basic.INT), 1, null), by);
    map.put(0, new Dynamic(types.of(Basic.INT64), 1, null), by);
    map.put(0, new Dynamic(types.of(Basic.STRING), 0, "1"), by);
    map.put(0, null, by);
    map.put(0, new Dynamic(types.of(Basic.INT), 1, null), by);
    assertThat(map.size()).isEqualTo(4);
    assertThatThrownBy(() -> map.put(0, new Dynamic(types.of(new Slice(Basic.INT)), 0, null), by))
        .hasMessage("hash of unhashable type []int");
  }

  @Test
  void aCopyGoesItsOwnWay() {
    MapValue map = map(Basic.STRING, new Slice(Basic.INT));
    map.setValueRef(map.put(0, "a", by), SliceValue.of(new WordMemory(1, 8)));
    Copies copies = new Copies();
    MapValue copy = copies.of(map, it -> (MapValue) it.copy(copies));
    SliceValue original = (SliceValue) map.valueRef(map.findText("a", by));
    SliceValue copied = (SliceValue) copy.valueRef(copy.findText("a", by));
    assertThat(original).isNotNull();
    assertThat(copied).isNotNull();
    copied.memory.setWord(0, 5);
    assertThat(original.memory.word(0)).isZero();
  }

  /** The cost of putting a number of keys into a map of floats or ints. */
  private static long cost(Type type, int keys, LongUnaryOperator key) {
    Counted by = new Counted();
    MapValue map = MapValue.make(new RuntimeTypes().of(new MapOf(type, Basic.INT)), 0, true, by);
    for (int i = 0; i < keys; i++) {
      map.put(key.applyAsLong(i), null, by);
    }
    assertThat(map.size()).isEqualTo(keys);
    return by.spent;
  }

  @Test
  void aMapOfNotANumbersCostsWhatAnyMapCosts() {
    for (int keys = 1 << 12; keys <= 1 << 18; keys *= 8) {
      assertThat(cost(Basic.FLOAT64, keys, _ -> word(Double.NaN)))
          .isLessThan(2 * cost(Basic.FLOAT64, keys, i -> word((double) i)));
    }
  }

  @Test
  void numbersThatFallTogetherInAnUnseededHashDoNotHere() {
    long collides = 0x8B15F71E9937733DL;

    assertThat(cost(Basic.INT, 1 << 15, i -> i * collides))
        .isLessThan(2 * cost(Basic.INT, 1 << 15, i -> i));
    assertThat(cost(Basic.INT, 1 << 15, i -> i << 40))
        .isLessThan(2 * cost(Basic.INT, 1 << 15, i -> i));
  }

  @Test
  void stringsThatJavaDoesNotTellApartDoNotFallTogether() {
    MapValue map = map(Basic.STRING, Basic.INT);
    for (int i = 0; i < 1 << 13; i++) {
      StringBuilder key = new StringBuilder();
      for (int bit = 0; bit < 13; bit++) {
        key.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      map.put(0, key.toString(), by);
    }

    assertThat(map.size()).isEqualTo(1 << 13);
    assertThat(by.spent).isLessThan(150L << 13);
  }

  @Test
  void equalKeysHaveOneHashHoweverTheyAreLong() {
    MapValue map = map(Basic.STRING, Basic.INT);
    for (int length = 0; length < 300; length++) {
      map.put(0, "x".repeat(length), by);
    }
    for (int length = 0; length < 300; length++) {
      assertThat(map.findText("x".repeat(length), by)).isEqualTo(length);
    }
    assertThat(map.findText("x".repeat(299) + "y", by)).isEqualTo(-1);
  }

  @Test
  void aLongKeyIsPaidForByItsLength() {
    MapValue map = map(Basic.STRING, Basic.INT);
    long before = by.spent;
    map.findText("x".repeat(1 << 20), by);

    assertThat(by.spent - before).isGreaterThan(1 << 16);
  }

  @Test
  void walkingPastDeletedEntriesIsPaidFor() {
    MapValue map = map(Basic.INT, Basic.INT);
    for (int key = 0; key < 1 << 16; key++) {
      map.put(key, null, by);
    }
    for (int key = 0; key < (1 << 16) - 1; key++) {
      map.delete(key, null, by);
    }
    long before = by.spent;
    MapIterator iterator = MapIterator.of(map, by);

    assertThat(iterator.next(by)).isTrue();
    assertThat(iterator.next(by)).isFalse();
    assertThat(by.spent - before).isGreaterThanOrEqualTo((1 << 16) - 1);
  }
}
