package gopark.golang.type;

import static gopark.golang.type.Sample.like;
import static gopark.golang.type.Sample.named;
import static gopark.golang.type.Sample.param;
import static gopark.golang.type.Sample.struct;
import static gopark.golang.type.Sample.union;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AssignableTest {
  private final Named ints = named("Ints", new Slice(Basic.INT));
  private final Named more = named("More", new Slice(Basic.INT));

  @Test
  void oneOfTwoTypesMustHaveNoName() {
    assignable(ints, new Slice(Basic.INT), null);
    assignable(new Slice(Basic.INT), more, null);
    assignable(ints, more, "");
    assignable(Basic.BYTE, Basic.UINT8, null);
    assignable(Basic.INT, Basic.INT64, "");
  }

  @Test
  void channelsLoseDirections() {
    Chan both = new Chan(Basic.INT, true, true);
    Chan receives = new Chan(Basic.INT, false, true);
    assignable(both, receives, null);
    assignable(receives, both, "");
    assignable(named("C", both), named("R", receives), "");
  }

  @Test
  void interfacesMayNeedAnAssertion() {
    assignable(Basic.INT, Universe.ANY, null);
    Named mine = named("Mine", struct());
    Sample.method(mine, "Error", false, Sample.func(List.of(), Basic.STRING));
    assignable(mine, Universe.ERROR, null);
    assignable(Universe.ERROR, mine, "need type assertion");
    assignable(Basic.INT, Universe.ERROR, "int does not implement error (missing method Error)");
  }

  @Test
  void untypedConstantsTakeTheTypeIfTheyFit() {
    constant(Constants.of(255), Basic.UINT8, true);
    constant(Constants.of(256), Basic.UINT8, false);
    constant(Constants.of(1), Basic.STRING, false);
    constant(Constants.of(1), Universe.ANY, true);
    constant(Constants.of(1), Universe.ERROR, false);
    constant(Constants.of(1), param("T", union(like(Basic.INT), like(Basic.FLOAT32))), true);
    constant(Constants.of(300), param("T", union(like(Basic.INT), like(Basic.INT8))), false);
    assignable(Basic.UNTYPED_NIL, new Pointer(ints), null);
    assignable(Basic.UNTYPED_NIL, Basic.STRING, "");
  }

  @Test
  void typeParametersAreTakenTypeByType() {
    TypeParam param = param("T", union(like(new Slice(Basic.INT)), like(new Slice(Basic.BYTE))));
    assignable(new Slice(Basic.INT), param, "cannot assign []int to []byte (in T)");
  }

  @Test
  void conversionsAllowMore() {
    convertible(ints, more, true);
    convertible(Basic.INT, Basic.FLOAT32, true);
    convertible(Basic.INT, Basic.STRING, true);
    convertible(Basic.FLOAT64, Basic.STRING, false);
    convertible(Basic.STRING, new Slice(Basic.RUNE), true);
    convertible(ints, new Array(3, Basic.INT), true);
    convertible(ints, new Pointer(new Array(3, Basic.INT)), true);
    convertible(ints, new Array(3, Basic.INT8), false);
  }

  private static void convertible(Type from, Type to, boolean allowed) {
    assertThat(Convertible.problem(from, null, to) == null).isEqualTo(allowed);
  }

  private static void assignable(Type from, Type to, @Nullable String problem) {
    assertThat(Assignable.problem(from, null, to)).isEqualTo(problem);
  }

  private static void constant(Constant value, Type to, boolean fits) {
    assertThat(Assignable.assignable(Basic.UNTYPED_INT, value, to)).isEqualTo(fits);
  }
}
