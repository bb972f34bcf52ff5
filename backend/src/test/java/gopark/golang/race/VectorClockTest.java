package gopark.golang.race;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.value.Spender;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VectorClockTest {
  private static final int PLACES = 5000;

  private static void assertSame(VectorClock clock, int[] expected) {
    for (int place = 0; place < PLACES; place++) {
      assertThat(clock.at(place)).as("place " + place).isEqualTo(expected[place]);
    }
  }

  @Test
  void aChangedClockLeavesTheOldOneAsItWas() {
    VectorClock before = VectorClock.ZERO.with(3, 7);
    VectorClock after = before.with(3, 8).with(400, 1);

    assertThat(before.at(3)).isEqualTo(7);
    assertThat(before.at(400)).isZero();
    assertThat(after.at(3)).isEqualTo(8);
    assertThat(after.at(400)).isEqualTo(1);
    assertThat(after.at(1_000_000)).isZero();
  }

  @Test
  void aClockWeighsAsMuchAsThePlacesInItAndWhatIsSharedOnce() {
    VectorClock many = VectorClock.ZERO;
    for (int place = 0; place < PLACES; place++) {
      many = many.with(place, 1);
    }

    assertThat(weightOf(many)).isGreaterThan(PLACES * (long) Integer.BYTES);
    assertThat(weightOf(many, many.with(7, 2)) - weightOf(many))
        .isLessThan(weightOf(many) / 10)
        .isEqualTo(many.changeBytes());
  }

  private static long weightOf(VectorClock... clocks) {
    Weighing weighing = new Weighing(Spender.NOBODY);
    for (VectorClock clock : clocks) {
      clock.weigh(weighing);
    }
    return weighing.bytes();
  }

  @Test
  void clocksThatAreJoinedHaveTheLaterOfEachPair() {
    Random random = new Random(1);
    int[] largest = {10, 100, PLACES};
    for (int round = 0; round < 50; round++) {
      int[][] epochs = new int[2][PLACES];
      VectorClock[] clocks = {VectorClock.ZERO, VectorClock.ZERO};
      for (int which = 0; which < 2; which++) {
        int bound = largest[random.nextInt(largest.length)];
        for (int i = 0; i < 60; i++) {
          int place = random.nextInt(bound);
          epochs[which][place] = random.nextInt(100);
          clocks[which] = clocks[which].with(place, epochs[which][place]);
        }
      }
      int[] expected = new int[PLACES];
      for (int place = 0; place < PLACES; place++) {
        expected[place] = Math.max(epochs[0][place], epochs[1][place]);
      }
      VectorClock joined = clocks[0].join(clocks[1]);

      assertSame(joined, expected);
      assertSame(clocks[1].join(clocks[0]), expected);
      assertThat(joined.join(clocks[0])).isSameAs(joined);
      assertThat(joined.join(clocks[1])).isSameAs(joined);
    }
  }
}
