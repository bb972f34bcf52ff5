package gopark.golang.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TypeTextTest {
  private static final Named T = new Named("T", "main", "main");
  private static final Named LIST = new Named("List", "container/list", "list");
  private static final Named PAIR = new Named("Pair", "main", "main");

  static {
    T.define(new Struct(List.of()));
    LIST.define(new Struct(List.of()));
    PAIR.typeParams = List.of(new TypeParam("A"), new TypeParam("B"));
    PAIR.define(new Struct(List.of()));
  }

  @Test
  void messagesAndRunningProgramsWriteTypesInTheirOwnWays() {
    both(T, "T", "main.T");
    both(new Pointer(LIST), "*list.List", "*list.List");
    both(Basic.BYTE, "byte", "uint8");
    both(new MapOf(Basic.RUNE, new Slice(Basic.BYTE)), "map[rune][]byte", "map[int32][]uint8");
    both(Universe.ANY, "any", "interface {}");
    both(Interface.EMPTY, "interface{}", "interface {}");
    both(Universe.ERROR, "error", "error");
    both(new Array(3, T), "[3]T", "[3]main.T");
    both(new Struct(List.of()), "struct{}", "struct {}");
  }

  @Test
  void fieldsAreSeparatedBySemicolonsAndTagsQuoted() {
    Struct struct =
        new Struct(
            List.of(
                new Struct.Field("T", T, true, "main", ""),
                new Struct.Field("x", Basic.INT, false, "main", "k:\"v\"")));
    both(struct, "struct{T; x int \"k:\\\"v\\\"\"}", "struct { main.T; x int \"k:\\\"v\\\"\" }");
  }

  @Test
  void typeArgumentsFollowInBrackets() {
    Type pair = Named.instance(PAIR, List.of(T, new Pointer(LIST)));
    both(pair, "Pair[T, *list.List]", "main.Pair[main.T,*container/list.List]");
    assertThat(TypeText.of(PAIR)).isEqualTo("Pair[A, B interface{}]");
  }

  @Test
  void messagesKeepTheNamesOfParameters() {
    Signature signature =
        new Signature(
            List.of(Basic.INT, new Slice(Basic.STRING)),
            List.of(Basic.INT, Universe.ERROR),
            true,
            List.of("a", "b"),
            List.of("", ""));
    both(signature, "func(a int, b ...string) (int, error)", "func(int, ...string) (int, error)");
    assertThat(TypeText.method("Do", signature)).isEqualTo("Do(int, ...string) (int, error)");
  }

  @Test
  void channelsOfChannelsGetParenthesesWhereGoNeedsThem() {
    Chan receives = new Chan(Basic.INT, false, true);
    Chan sends = new Chan(Basic.INT, true, false);
    both(new Chan(receives, true, true), "chan (<-chan int)", "chan (<-chan int)");
    both(new Chan(sends, true, true), "chan chan<- int", "chan chan<- int");
  }

  @Test
  void constraintsAreWrittenAsUnions() {
    Interface.Term approximate = new Interface.Term(Basic.INT, true);
    Interface.Term exact = new Interface.Term(Basic.STRING, false);
    List<Interface.Term> terms = List.of(approximate, exact);
    assertThat(TypeText.of(new Interface(List.of(), terms, false, true)))
        .isEqualTo("~int | string");
    assertThat(TypeText.of(new Interface(List.of(), terms, false)))
        .isEqualTo("interface{~int | string}");
  }

  @Test
  void textsDoNotGrowWithoutBounds() {
    Type type = Basic.INT;
    for (int i = 0; i < 60; i++) {
      type = new MapOf(type, type);
    }
    assertThat(TypeText.of(type)).hasSizeLessThan(30_000);
    assertThat(TypeText.runtime(type)).hasSizeLessThan(30_000);
    assertThat(Sizes.of(type)).isEqualTo(8);
    assertThat(TypeSets.mentions(type, List.of(new TypeParam("T")))).isFalse();
  }

  private static void both(Type type, String message, String runtime) {
    assertThat(TypeText.of(type)).isEqualTo(message);
    assertThat(TypeText.runtime(type)).isEqualTo(runtime);
  }
}
