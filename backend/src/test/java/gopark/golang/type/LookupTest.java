package gopark.golang.type;

import static gopark.golang.type.Sample.embedded;
import static gopark.golang.type.Sample.field;
import static gopark.golang.type.Sample.func;
import static gopark.golang.type.Sample.method;
import static gopark.golang.type.Sample.named;
import static gopark.golang.type.Sample.struct;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LookupTest {
  private final Named inner = named("Inner", struct(field("x", Basic.INT), field("y", Basic.INT)));
  private final Callable value = method(inner, "Value", false, func(List.of()));
  private final Callable pointer = method(inner, "Pointer", true, func(List.of()));

  @Test
  void findsFieldsThroughEmbeddedOnes() {
    Named outer = named("Outer", struct(field("x", Basic.STRING), embedded("Inner", inner)));
    assertThat(Lookup.find(outer, true, "main", "x"))
        .isEqualTo(new Lookup.FieldFound(List.of(0), field("x", Basic.STRING), false));
    assertThat(Lookup.find(new Pointer(outer), true, "main", "y"))
        .isEqualTo(new Lookup.FieldFound(List.of(1, 1), field("y", Basic.INT), true));
  }

  @Test
  void unexportedNamesBelongToTheirPackage() {
    assertThat(Lookup.find(inner, true, "other", "x")).isInstanceOf(Lookup.NotFound.class);
  }

  @Test
  void pointerMethodsNeedAnAddressOrAPointerOnTheWay() {
    assertThat(Lookup.find(inner, false, "main", "Pointer"))
        .isEqualTo(new Lookup.NeedsPointer(pointer));
    assertThat(Lookup.find(inner, true, "main", "Pointer")).isInstanceOf(Lookup.MethodFound.class);
    Named outer = named("Outer", struct(embedded("Inner", new Pointer(inner))));
    assertThat(Lookup.find(outer, false, "main", "Pointer"))
        .isEqualTo(new Lookup.MethodFound(List.of(0), inner, pointer, func(List.of()), true));
  }

  @Test
  void twoAtTheSameDepthAreAmbiguousUnlessOneIsNearer() {
    Named other = named("Other", struct(field("x", Basic.INT)));
    Named both = named("Both", struct(embedded("Inner", inner), embedded("Other", other)));
    assertThat(Lookup.find(both, true, "main", "x")).isInstanceOf(Lookup.Ambiguous.class);
    Named nearer = named("Nearer", struct(embedded("Both", both), field("x", Basic.BOOL)));
    assertThat(Lookup.find(nearer, true, "main", "x")).isInstanceOf(Lookup.FieldFound.class);
  }

  @Test
  void definedPointerTypesHaveFieldsButNoMethods() {
    Named defined = named("P", new Pointer(inner));
    assertThat(Lookup.find(defined, true, "main", "x")).isInstanceOf(Lookup.FieldFound.class);
    assertThat(Lookup.find(defined, true, "main", "Value")).isInstanceOf(Lookup.NotFound.class);
  }

  @Test
  void methodsOfInstancesSpeakOfTheirArguments() {
    TypeParam declared = new TypeParam("T");
    Named stack = new Named("Stack", "main", "main");
    stack.typeParams = List.of(declared);
    stack.define(new Slice(declared));
    TypeParam receivers = new TypeParam("E");
    Callable push = method(stack, "Push", true, func(List.of(receivers)));
    push.typeParams = List.of(receivers);
    Named ints = Named.instance(stack, List.of(Basic.INT));
    assertThat(Lookup.find(ints, true, "main", "Push"))
        .isEqualTo(new Lookup.MethodFound(List.of(), ints, push, func(List.of(Basic.INT)), false));
  }

  @Test
  void methodSetsOfPointersHaveBothKinds() {
    assertThat(MethodSets.of(inner)).hasSize(1);
    assertThat(MethodSets.of(new Pointer(inner)))
        .extracting(found -> ((Lookup.MethodFound) found).method())
        .containsExactly(pointer, value);
    Named outer = named("Outer", struct(embedded("error", Universe.ERROR), embedded("I", inner)));
    assertThat(MethodSets.of(outer)).hasSize(2);
  }
}
