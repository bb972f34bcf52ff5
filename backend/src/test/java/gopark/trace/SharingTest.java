package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Records that are kept one after another, and what they cost together. */
class SharingTest {
  /** Something with parts. */
  public record Part(int id, @Nullable String text, List<Long> numbers) {}

  /** Something with parts by name, and a row of them. */
  public record Whole(long number, Map<Integer, Part> parts, List<Part> row) {}

  private static Part part(int id, long number) {
    return new Part(id, new String("text"), List.of(1_000_000L, number));
  }

  private static Whole whole(long number, Part... parts) {
    Map<Integer, Part> byId = new LinkedHashMap<>();
    for (Part part : parts) {
      byId.put(part.id(), part);
    }
    return new Whole(number, Collections.unmodifiableMap(byId), List.of(parts));
  }

  @Test
  void whatHasNotChangedIsTheEarlierOne() {
    Whole before = whole(1, part(1, 1), part(2, 2));

    assertThat(Sharing.of(before, whole(1, part(1, 1), part(2, 2)))).isSameAs(before);
  }

  @Test
  void anUnchangedMapStaysTheEarlierOne() {
    Whole before = whole(1, part(1, 1), part(2, 2));
    Whole after = Sharing.of(before, whole(2, part(1, 1), part(2, 2)));

    assertThat(after.number()).isEqualTo(2);
    assertThat(after.parts()).isSameAs(before.parts());
  }

  @Test
  void inAChangedMapTheOthersAreTheEarlierOnes() {
    Whole before = whole(1, part(1, 1), part(2, 2), part(3, 3));
    Whole fresh = whole(1, part(1, 1), part(2, 7), part(4, 4));

    Whole after = Sharing.of(before, fresh);

    assertThat(after).isEqualTo(fresh).hasSameHashCodeAs(fresh);
    assertThat(fresh).isEqualTo(after);
    assertThat(after.parts().get(1)).isSameAs(before.parts().get(1));
    assertThat(after.row().getFirst()).isSameAs(before.row().getFirst());
    assertThat(after.parts().get(2)).isEqualTo(part(2, 7));
    assertThat(after.parts().get(3)).isNull();
    assertThat(after.parts().keySet()).containsExactly(1, 2, 4);
  }

  @Test
  void aRowOfThemSharesAllAlong() {
    Whole first = whole(1, part(1, 1), part(2, 2));
    Whole second = Sharing.of(first, whole(2, part(1, 1), part(2, 3)));
    Whole third = Sharing.of(second, whole(3, part(1, 1), part(2, 3)));
    Whole fourth = Sharing.of(third, whole(4, part(1, 9), part(2, 3)));

    assertThat(third.parts()).isSameAs(second.parts());
    assertThat(fourth).isEqualTo(whole(4, part(1, 9), part(2, 3)));
    assertThat(fourth.parts().get(2)).isSameAs(second.parts().get(2));
  }
}
