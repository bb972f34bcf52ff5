package gopark.golang.type;

import static gopark.golang.type.Sample.face;
import static gopark.golang.type.Sample.func;
import static gopark.golang.type.Sample.like;
import static gopark.golang.type.Sample.method;
import static gopark.golang.type.Sample.named;
import static gopark.golang.type.Sample.struct;
import static gopark.golang.type.Sample.term;
import static gopark.golang.type.Sample.union;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ImplementsTest {
  private final Named stringer = named("Stringer", face("String", func(List.of(), Basic.STRING)));

  @Test
  void saysWhatIsMissing() {
    Named type = named("T", struct());
    assertThat(Implements.problem(type, stringer))
        .isEqualTo("T does not implement Stringer (missing method String)");
    method(type, "String", true, func(List.of(), Basic.STRING));
    assertThat(Implements.problem(type, stringer))
        .isEqualTo("T does not implement Stringer (method String has pointer receiver)");
    assertThat(Implements.problem(new Pointer(type), stringer)).isNull();
  }

  @Test
  void saysWhatThereIsInstead() {
    Named wrong = named("W", struct());
    method(wrong, "String", false, func(List.of(Basic.INT), Basic.STRING));
    assertThat(Implements.problem(wrong, stringer))
        .isEqualTo(
            """
            W does not implement Stringer (wrong type for method String)
            \t\thave String(int) string
            \t\twant String() string\
            """);
    Named small = named("S", struct());
    method(small, "string", false, func(List.of(), Basic.STRING));
    assertThat(Implements.problem(small, stringer))
        .isEqualTo(
            """
            S does not implement Stringer (missing method String)
            \t\thave string() string
            \t\twant String() string\
            """);
  }

  @Test
  void pointersToInterfacesAreAFrequentMistake() {
    assertThat(Implements.problem(new Pointer(stringer), stringer))
        .isEqualTo(
            "*Stringer does not implement Stringer"
                + " (type *Stringer is pointer to interface, not interface)");
  }

  @Test
  void constraintsNameTheirTypes() {
    Named number = named("Number", union(like(Basic.INT), like(Basic.FLOAT64)));
    Named age = named("Age", Basic.INT);
    assertThat(Implements.constraintProblem(age, number)).isNull();
    assertThat(Implements.constraintProblem(Basic.STRING, number))
        .isEqualTo("string does not satisfy Number (string missing in ~int | ~float64)");
    Interface exact = union(term(Basic.INT), term(Basic.STRING));
    assertThat(Implements.constraintProblem(age, exact))
        .isEqualTo(
            "Age does not satisfy int | string (possibly missing ~ for int in int | string)");
    assertThat(Implements.constraintProblem(Universe.ERROR, number))
        .isEqualTo("error does not satisfy Number");
  }

  @Test
  void comparableTakesInterfacesButNoSlices() {
    assertThat(Implements.constraintProblem(Universe.ANY, Universe.COMPARABLE)).isNull();
    assertThat(Implements.constraintProblem(new Slice(Basic.INT), Universe.COMPARABLE))
        .isEqualTo("[]int does not satisfy comparable");
    Struct holder = struct(Sample.field("f", new MapOf(Basic.INT, Basic.INT)));
    assertThat(Comparable.problem(holder))
        .isEqualTo("struct containing map[int]int cannot be compared");
  }
}
