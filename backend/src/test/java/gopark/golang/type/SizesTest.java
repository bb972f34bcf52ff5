package gopark.golang.type;

import static gopark.golang.type.Sample.field;
import static gopark.golang.type.Sample.struct;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SizesTest {

  @Test
  void sizesAreThoseOfAmd64() {
    assertThat(Sizes.of(Basic.BOOL)).isEqualTo(1);
    assertThat(Sizes.of(Basic.STRING)).isEqualTo(16);
    assertThat(Sizes.of(new Slice(Basic.INT))).isEqualTo(24);
    assertThat(Sizes.of(Universe.ANY)).isEqualTo(16);
    assertThat(Sizes.of(new Array(3, Basic.INT16))).isEqualTo(6);
    assertThat(Sizes.of(new Array(Long.MAX_VALUE, Basic.INT))).isEqualTo(-1);
  }

  @Test
  void fieldsAreAligned() {
    Struct mixed = struct(field("a", Basic.BOOL), field("b", Basic.INT64), field("c", Basic.INT16));
    assertThat(Sizes.offsets(mixed)).containsExactly(0L, 8L, 16L);
    assertThat(Sizes.of(mixed)).isEqualTo(24);
  }

  @Test
  void aLastFieldWithoutSizeGetsRoom() {
    assertThat(Sizes.of(struct(field("a", Basic.INT32), field("b", struct())))).isEqualTo(8);
    assertThat(Sizes.of(struct(field("b", struct())))).isEqualTo(0);
  }
}
