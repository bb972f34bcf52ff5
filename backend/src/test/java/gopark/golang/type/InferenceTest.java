package gopark.golang.type;

import static gopark.golang.type.Sample.face;
import static gopark.golang.type.Sample.func;
import static gopark.golang.type.Sample.like;
import static gopark.golang.type.Sample.method;
import static gopark.golang.type.Sample.named;
import static gopark.golang.type.Sample.param;
import static gopark.golang.type.Sample.struct;
import static gopark.golang.type.Sample.union;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InferenceTest {
  private final TypeParam t = param("T", Universe.ANY);
  private final TypeParam u = param("U", Universe.ANY);

  @Test
  void argumentsTellTheParameters() {
    Type mapper = func(List.of(t), u);
    Type given = func(List.of(Basic.INT), Basic.STRING);
    assertThat(infer(List.of(t, u), List.of(new Slice(t), mapper), new Slice(Basic.INT), given))
        .isEqualTo("int string");
  }

  @Test
  void untypedConstantsComeLastAndTakeTheLargest() {
    assertThat(infer(List.of(t), List.of(t, t), Basic.UNTYPED_INT, Basic.UNTYPED_FLOAT))
        .isEqualTo("float64");
    assertThat(infer(List.of(t), List.of(t, t), Basic.INT64, Basic.UNTYPED_INT)).isEqualTo("int64");
    assertThat(infer(List.of(t), List.of(t, t), Basic.UNTYPED_INT, Basic.UNTYPED_STRING))
        .isEqualTo("mismatched types untyped int and untyped string (cannot infer T)");
  }

  @Test
  void constraintsTellWhatIsInside() {
    TypeParam s = param("S", union(like(new Slice(t))));
    Named names = named("Names", new Slice(Basic.STRING));
    assertThat(infer(List.of(s, t), List.of(s), names)).isEqualTo("Names string");
    TypeParam p = param("P", union(new Interface.Term(new Pointer(t), false)));
    assertThat(infer(List.of(t, p), List.of(new Slice(t)), new Slice(Basic.INT)))
        .isEqualTo("int *int");
  }

  @Test
  void methodsOfConstraintsTellToo() {
    TypeParam getter = param("G", face("Get", func(List.of(), t)));
    Named box = named("Box", struct());
    method(box, "Get", false, func(List.of(), Basic.INT));
    assertThat(infer(List.of(getter, t), List.of(getter), box)).isEqualTo("Box int");
  }

  @Test
  void whatDoesNotAgreeIsNamed() {
    assertThat(infer(List.of(t), List.of(t, t), Basic.INT, Basic.STRING))
        .isEqualTo("type string of a1 does not match inferred type int for T");
    assertThat(infer(List.of(t), List.of(new Slice(t)), Basic.INT))
        .isEqualTo("type int of a0 does not match []T (cannot infer T)");
    assertThat(infer(List.of(t, u), List.of(t), Basic.INT)).isEqualTo("cannot infer U");
  }

  @Test
  void aDefinedTypeWinsOverItsLiteral() {
    Named ints = named("Ints", new Slice(Basic.INT));
    assertThat(infer(List.of(t), List.of(t, t), new Slice(Basic.INT), ints)).isEqualTo("Ints");
  }

  private static String infer(List<TypeParam> params, List<Type> types, Type... args) {
    List<Inference.Argument> arguments = new ArrayList<>();
    for (Type arg : args) {
      arguments.add(new Inference.Argument(arg, "a" + arguments.size()));
    }
    return switch (Inference.infer(params, List.of(), types, arguments)) {
      case Inference.Inferred(List<Type> found) ->
          String.join(" ", found.stream().map(TypeText::of).toList());
      case Inference.Failed failed -> failed.message();
    };
  }
}
