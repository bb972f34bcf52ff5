package gopark.golang.type;

import static gopark.golang.type.Sample.face;
import static gopark.golang.type.Sample.func;
import static gopark.golang.type.Sample.named;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class IdenticalTest {

  @Test
  void literalsAreTheSameByTheirParts() {
    same(
        new MapOf(Basic.STRING, new Slice(Basic.BYTE)),
        new MapOf(Basic.STRING, new Slice(Basic.UINT8)));
    same(face("M", func(List.of(Basic.INT))), face("M", func(List.of(Basic.INT))));
    different(new Array(2, Basic.INT), new Array(3, Basic.INT));
    different(new Chan(Basic.INT, true, true), new Chan(Basic.INT, false, true));
  }

  @Test
  void namesMakeTypesDifferent() {
    different(named("A", Basic.INT), named("A", Basic.INT));
    different(named("A", Basic.INT), Basic.INT);
    different(new TypeParam("T"), new TypeParam("T"));
  }

  @Test
  void tagsMatterButForConversions() {
    Struct tagged = new Struct(List.of(new Struct.Field("X", Basic.INT, false, "main", "json")));
    Struct plain = new Struct(List.of(new Struct.Field("X", Basic.INT, false, "main", "")));
    different(tagged, plain);
    assertThat(Identical.ignoringTags(tagged, plain)).isTrue();
  }

  @Test
  void unexportedFieldsDifferBetweenPackages() {
    Struct here = new Struct(List.of(new Struct.Field("x", Basic.INT, false, "main", "")));
    Struct there = new Struct(List.of(new Struct.Field("x", Basic.INT, false, "other", "")));
    different(here, there);
  }

  @Test
  void typesAreToldApartHoweverDeepTheyDiffer() {
    same(pointers(Basic.INT, 400), pointers(Basic.INT, 400));
    different(pointers(Basic.INT, 400), pointers(Basic.STRING, 400));
    different(pointers(Basic.INT, 5_000), pointers(Basic.STRING, 5_000));
  }

  private static Type pointers(Type to, int depth) {
    Type type = to;
    for (int i = 0; i < depth; i++) {
      type = new Pointer(type);
    }
    return type;
  }

  private static void same(Type a, Type b) {
    assertThat(Identical.identical(a, b)).isTrue();
  }

  private static void different(Type a, Type b) {
    assertThat(Identical.identical(a, b)).isFalse();
  }
}
