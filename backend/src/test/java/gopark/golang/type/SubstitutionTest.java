package gopark.golang.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
  private final TypeParam param = new TypeParam("T");
  private final Substitution toInt = Substitution.of(List.of(param), List.of(Basic.INT));

  @Test
  void replacesParametersEverywhere() {
    Type type = new MapOf(Basic.STRING, new Slice(new Pointer(param)));
    assertThat(TypeText.of(toInt.apply(type))).isEqualTo("map[string][]*int");
    Type function = Sample.func(List.of(param, new Chan(param, true, true)), new Array(2, param));
    assertThat(TypeText.of(toInt.apply(function))).isEqualTo("func(int, chan int) [2]int");
  }

  @Test
  void whatDoesNotChangeStaysTheSameObject() {
    Type type = new MapOf(Basic.STRING, new Slice(Basic.BYTE));
    assertThat(toInt.apply(type)).isSameAs(type);
    assertThat(toInt.apply(Universe.ANY)).isSameAs(Universe.ANY);
  }

  @Test
  void instancesOfAGenericTypeThatSpeaksOfItselfDoNotLoop() {
    Compilation.within(() -> {
      Named list = new Named("List", "main", "main");
      list.typeParams = List.of(param);
      Type next = new Pointer(Named.instance(list, List.of(param)));
      list.define(Sample.struct(Sample.field("value", param), Sample.field("next", next)));
      Named ints = Named.instance(list, List.of(Basic.INT));
      assertThat(TypeText.of(ints.underlying())).isEqualTo("struct{value int; next *List[int]}");
      Struct struct = (Struct) ints.underlying();
      assertThat(((Pointer) struct.fields().get(1).type()).element()).isSameAs(ints);
      return true;
    });
  }

  @Test
  void sameArgumentsGiveTheSameInstance() {
    Compilation.within(() -> {
      Named box = new Named("Box", "main", "main");
      box.typeParams = List.of(param);
      box.define(param);
      Named first = Named.instance(box, List.of(new Slice(Basic.BYTE)));
      assertThat(Named.instance(box, List.of(new Slice(Basic.UINT8)))).isSameAs(first);
      assertThat(Named.instance(box, List.of(Basic.INT))).isNotSameAs(first);
      return true;
    });
  }
}
