package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Merge patches between records; what they do to a tree is tested with whole sessions. */
class TreePatchTest {
  /** A leaf. */
  public record Leaf(int id, @Nullable String text) {}

  /** Another kind of leaf in the same place. */
  public record Other(String text, boolean other) {}

  /** A branch. */
  public record Branch(Record leaf, Map<Integer, Leaf> byId, List<Leaf> row) {}

  private static Map<String, @Nullable Object> patch(
      @Nullable Object before, @Nullable Object after) {
    TreePatch patch = new TreePatch();
    patch.compare("x", before, after);
    return patch.changes();
  }

  private static Map<String, @Nullable Object> map(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return map;
  }

  @Test
  void ofWhatIsEqualNothingIsSaid() {
    assertThat(patch(new Leaf(1, "a"), new Leaf(1, "a"))).isEmpty();
    assertThat(patch(null, null)).isEmpty();
  }

  @Test
  void onlyTheFieldThatChangedIsSaid() {
    assertThat(patch(new Leaf(1, "a"), new Leaf(1, "b")))
        .isEqualTo(map("x", map("text", "b")));
  }

  @Test
  void whatIsGoneIsNullAndWhatIsNewIsWholeWithoutNulls() {
    assertThat(patch(new Leaf(1, "a"), new Leaf(1, null))).isEqualTo(map("x", map("text", null)));
    assertThat(patch(new Leaf(1, "a"), null)).isEqualTo(map("x", null));
    assertThat(patch(null, new Leaf(1, null))).isEqualTo(map("x", map("id", 1L)));
  }

  @Test
  void entriesComeAndGoOneByOne() {
    Map<Integer, Leaf> before = new LinkedHashMap<>();
    before.put(1, new Leaf(1, "a"));
    before.put(2, new Leaf(2, "b"));
    Map<Integer, Leaf> after = new LinkedHashMap<>();
    after.put(2, new Leaf(2, "b"));
    after.put(3, new Leaf(3, null));

    assertThat(patch(before, after)).isEqualTo(map("x", map("1", null, "3", map("id", 3L))));
  }

  @Test
  void aListIsSaidWhole() {
    List<Leaf> before = Arrays.asList(new Leaf(1, "a"), new Leaf(2, "b"));
    List<Leaf> after = Arrays.asList(new Leaf(1, "a"), new Leaf(2, null));

    assertThat(patch(before, after))
        .isEqualTo(map("x", List.of(map("id", 1L, "text", "a"), map("id", 2L))));
  }

  @Test
  void anObjectOfAnotherKindLeavesNothingOfTheOldOne() {
    Branch before = new Branch(new Leaf(1, "a"), Map.of(), List.of());
    Branch after = new Branch(new Other("a", true), Map.of(), List.of());

    assertThat(patch(before, after))
        .isEqualTo(map("x", map("leaf", map("id", null, "other", true))));
  }
}
