package gopark.golang.value;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.program.Copies;
import gopark.simulation.SeededRandom;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuntimeTypesTest {
  private final RuntimeTypes types = new RuntimeTypes();

  private static Struct.Field field(String name, Type type) {
    return new Struct.Field(name, type, false, "main", "");
  }

  private Named list() {
    Named list = new Named("List", "main", "main");
    list.define(new Struct(List.of(field("value", Basic.INT32), field("next", new Pointer(list)))));
    return list;
  }

  @Test
  void equalTypesAreOneObject() {
    assertThat(types.of(new Slice(Basic.BYTE))).isSameAs(types.of(new Slice(Basic.UINT8)));
    assertThat(types.of(new Slice(Basic.INT))).isNotSameAs(types.of(new Slice(Basic.INT64)));
    assertThat(types.of(new Struct(List.of(field("a", Basic.INT)))))
        .isSameAs(types.of(new Struct(List.of(field("a", Basic.INT)))));
    assertThat(types.of(list())).isNotSameAs(types.of(list()));
  }

  @Test
  void typesKnowTheirSizesAndTexts() {
    RuntimeType list = types.of(list());
    assertThat(list.bytes()).isEqualTo(16);
    assertThat(list.text).isEqualTo("main.List");
    assertThat(types.of(new Array(3, Basic.INT16)).bytes()).isEqualTo(6);
    assertThat(types.of(new Pointer(list.type)).text).isEqualTo("*main.List");
  }

  @Test
  void structsInStructsAreOwnedAndCopiedWithThem() {
    Struct point = new Struct(List.of(field("x", Basic.INT), field("y", Basic.INT)));
    RuntimeType line =
        types.of(new Struct(List.of(field("from", point), field("name", Basic.STRING))));
    StructValue one = line.newStruct(Spender.NOBODY);
    StructValue two = one.copy(Spender.NOBODY);
    StructValue inner = (StructValue) two.refs[0];
    assertThat(inner).isNotNull();
    inner.words[1] = 5;
    assertThat(Equality.refs(line, one, two, Spender.NOBODY)).isFalse();
    StructValue innerOfOne = (StructValue) one.refs[0];
    one.copyFrom(two, Spender.NOBODY);
    assertThat(one.refs[0]).isSameAs(innerOfOne);
    assertThat(Equality.refs(line, one, two, Spender.NOBODY)).isTrue();
  }

  @Test
  void aListOfAnyLengthIsCopiedAndCounted() {
    RuntimeType type = types.of(list());
    StructValue first = type.newStruct(Spender.NOBODY);
    StructValue last = first;
    for (int i = 0; i < 200_000; i++) {
      StructValue next = type.newStruct(Spender.NOBODY);
      last.refs[1] = next;
      last = next;
    }
    last.refs[1] = first;
    Copies copies = new Copies();
    StructValue copy = copies.of(first, it -> (StructValue) it.copy(copies));
    int length = 0;
    StructValue at = copy;
    do {
      at = (StructValue) at.refs[1];
      length++;
    } while (at != null && at != copy);
    assertThat(length).isEqualTo(200_001);
    Living living = new Heap(new SeededRandom(1)).count(Spender.NOBODY);
    living.one(copy);
    assertThat(living.bytes()).isEqualTo(88 * 200_001L);
  }
}
