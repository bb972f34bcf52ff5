package gopark.golang.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.syntax.SyntaxDecl.Const;
import gopark.golang.syntax.SyntaxDecl.Func;
import gopark.golang.syntax.SyntaxDecl.Import;
import gopark.golang.syntax.SyntaxDecl.TypeDecl;
import gopark.golang.syntax.SyntaxDecl.Var;
import gopark.golang.syntax.SyntaxExpr.Name;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {

  @Test
  void importsTakeAllForms() {
    SyntaxFile file =
        Sources.file("package p\nimport \"fmt\"\nimport (\n m \"math\"; . \"os\"\n _ `io`\n)\n");
    assertThat(file.packageName().text()).isEqualTo("p");
    assertThat(file.decls())
        .extracting(decl -> ((Import) decl).name())
        .extracting(name -> name == null ? "none" : name.text())
        .containsExactly("none", "m", ".", "_");
    assertThat(file.decls())
        .extracting(decl -> Objects.requireNonNull(((Import) decl).path()).text())
        .containsExactly("\"fmt\"", "\"math\"", "\"os\"", "`io`");
  }

  @Test
  void constantsWithoutValuesRepeatTheLast() {
    List<SyntaxDecl> decls =
        Sources.file("package p\nconst (\n A, B = iota, 1\n C, D\n E int = 5\n F\n)\nconst G = 1\n")
            .decls();
    assertThat(decls).extracting(decl -> ((Const) decl).iota()).containsExactly(0, 1, 2, 3, 0);
    assertThat(((Const) decls.get(0)).repeated()).isNull();
    assertThat(((Const) decls.get(1)).repeated()).isSameAs(decls.get(0));
    assertThat(((Const) decls.get(3)).repeated()).isSameAs(decls.get(2));
    assertThat(((Const) decls.get(4)).repeated()).isNull();
  }

  @Test
  void variablesHaveTypesOrValuesOrBoth() {
    Var var = (Var) Sources.decl("var a, b []int = f(), nil");
    assertThat(var.names()).extracting(Name::text).containsExactly("a", "b");
    assertThat(ExprText.of(Objects.requireNonNull(var.type()))).isEqualTo("[]int");
    assertThat(ExprText.of(var.values())).isEqualTo("f(), nil");
    assertThat(((Var) Sources.decl("var a = 1")).type()).isNull();
    assertThat(((Var) Sources.decl("var a int")).values()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int",
        "pkg.T",
        "T[int]",
        "pkg.T[map[string]int, []T]",
        "*T",
        "[]int",
        "[3]int",
        "[n + 1][]T",
        "map[string][]int",
        "chan int",
        "<-chan int",
        "chan<- int",
        "chan (<-chan int)",
        "chan<- chan int",
        "func()",
        "func(int, ...string) error",
        "func(a, b int, c string) (x int, err error)",
        "struct{}",
        "struct{a, b int; *T; pkg.U; c string `x:\"y\"`}",
        "interface{}",
        "interface{M(int) string; error; ~int | string}",
      })
  void typesAreWrittenAsTheyWereRead(String type) {
    TypeDecl decl = (TypeDecl) Sources.decl("type X " + type);
    assertThat(ExprText.of(decl.type())).isEqualTo(type);
    assertThat(decl.alias()).isFalse();
    assertThat(((TypeDecl) Sources.decl("type X = " + type)).alias()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x.y.z",
        "x[1]",
        "x[:]",
        "x[1:2:3]",
        "f(1, g()...)",
        "x.(T)",
        "T{…}",
        "[]int{…}",
        "[...]int{…}",
        "&T{…}",
        "func(x int) int {…}",
        "func() {}",
        "map[string]T{}",
        "f[int](x)",
        "f[int, string](x)",
        "[]byte(s)",
        "(*T)(nil)",
        "(<-chan int)(c)",
        "<-c",
        "interface{}(nil)",
        "'a'",
        "0x1p-2",
        "1i",
      })
  void expressionsAreWrittenAsTheyWereRead(String text) {
    String filled = text.contains("func") ? "return" : "1";
    assertThat(ExprText.of(Sources.expr(text.replace("…", filled)))).isEqualTo(text);
  }

  @Test
  void bracketsOfATypeHoldParametersOrALength() {
    assertThat(typeParams("type T[P any] int")).containsExactly("P any");
    assertThat(typeParams("type T[P, Q any, R ~int | ~string] int"))
        .containsExactly("P any", "Q any", "R ~int | ~string");
    assertThat(typeParams("type T[P *C,] int")).containsExactly("P *C");
    assertThat(typeParams("type T[P *struct{}] int")).containsExactly("P *struct{}");
    assertThat(typeParams("type T[P []E] int")).containsExactly("P []E");
    assertThat(typeParams("type T[P interface{ ~int }] int")).containsExactly("P interface{~int}");
    assertThat(typeParams("type T[P *C] int")).isEmpty();
    assertThat(typeParams("type T[N] int")).isEmpty();
    assertThat(typeParams("type T[N * 2] int")).isEmpty();
    assertThat(typeParams("type T[f(x)] int")).isEmpty();
    assertThat(typeParams("type T[] int")).isEmpty();
  }

  private static List<String> typeParams(String text) {
    return ((TypeDecl) Sources.decl(text)).typeParams().stream().map(ParserTest::field).toList();
  }

  private static String field(SyntaxField field) {
    Name name = field.name();
    return (name == null ? "" : name.text() + " ") + ExprText.of(field.type());
  }

  @Test
  void functionsAndMethodsHaveTheirParts() {
    Func func =
        (Func) Sources.decl("func (r *R[T]) m(a, b int, c ...string) (n int, err error) {}");
    assertThat(func.name().text()).isEqualTo("m");
    assertThat(field(Objects.requireNonNull(func.receiver()))).isEqualTo("r *R[T]");
    assertThat(func.type().params())
        .extracting(ParserTest::field)
        .containsExactly("a int", "b int", "c ...string");
    assertThat(func.type().params().get(0).type()).isSameAs(func.type().params().get(1).type());
    assertThat(func.type().results())
        .extracting(ParserTest::field)
        .containsExactly("n int", "err error");
    Func generic = (Func) Sources.decl("func f[K comparable, V any](map[K]V, int) V");
    assertThat(generic.typeParams())
        .extracting(ParserTest::field)
        .containsExactly("K comparable", "V any");
    assertThat(generic.type().params())
        .extracting(ParserTest::field)
        .containsExactly("map[K]V", "int");
    assertThat(generic.body()).isNull();
  }

  @Test
  void bracesAfterAHeaderBeginTheBlock() {
    SyntaxStmt.If stmt = (SyntaxStmt.If) Sources.stmt("if x == y { z() }");
    assertThat(stmt.then().stmts()).hasSize(1);
    stmt = (SyntaxStmt.If) Sources.stmt("if v := (T{1}); v == (T{}) { } else if w { } else { }");
    assertThat(stmt.init()).isInstanceOf(SyntaxStmt.Assign.class);
    assertThat(stmt.otherwise()).isInstanceOf(SyntaxStmt.If.class);
    SyntaxStmt.Range range = (SyntaxStmt.Range) Sources.stmt("for i, v := range []int{1, 2} { }");
    assertThat(range.lhs()).hasSize(2);
    assertThat(range.defines()).isTrue();
    assertThat(range.x()).isInstanceOf(SyntaxExpr.Composite.class);
  }

  @Test
  void loopsTakeAllForms() {
    SyntaxStmt.For loop = (SyntaxStmt.For) Sources.stmt("for i := 0; i < n; i++ { }");
    assertThat(loop.post()).isInstanceOf(SyntaxStmt.OpAssign.class);
    loop = (SyntaxStmt.For) Sources.stmt("for ;; { }");
    assertThat(loop.condition()).isNull();
    loop = (SyntaxStmt.For) Sources.stmt("for x { }");
    assertThat(loop.condition()).isInstanceOf(Name.class);
    assertThat(((SyntaxStmt.Range) Sources.stmt("for range 10 { }")).lhs()).isEmpty();
    assertThat(((SyntaxStmt.Range) Sources.stmt("for x = range c { }")).defines()).isFalse();
  }

  @Test
  void switchesAndSelectsHaveClauses() {
    SyntaxStmt.Switch types =
        (SyntaxStmt.Switch)
            Sources.stmt("switch x := f(); y := x.(type) {\ncase int, *T:\ndefault:\na()\nb()\n}");
    SyntaxExpr.TypeSwitchGuard guard = (SyntaxExpr.TypeSwitchGuard) types.tag();
    assertThat(Objects.requireNonNull(Objects.requireNonNull(guard).name()).text()).isEqualTo("y");
    assertThat(types.clauses().get(0).values()).hasSize(2);
    assertThat(types.clauses().get(1).values()).isNull();
    assertThat(types.clauses().get(1).body()).hasSize(2);
    SyntaxStmt.Select select =
        (SyntaxStmt.Select)
            Sources.stmt("select {\ncase c <- 1:\ncase x, ok := <-d:\ncase <-e:\ndefault:\n}");
    assertThat(select.clauses())
        .extracting(clause -> clause.comm() == null ? "none" : kind(clause.comm()))
        .containsExactly("Send", "Assign", "Expression", "none");
  }

  private static String kind(SyntaxStmt stmt) {
    return stmt.getClass().getSimpleName();
  }

  @Test
  void otherStatementsAreTold() {
    List<SyntaxStmt> stmts =
        Sources.stmts(
            """
            var a int
            a, b = b, a
            a += 1
            go f()
            defer func() {}()
            c <- 1
            ;
            {}
            for { break }
            return a, b
            """);
    assertThat(stmts)
        .extracting(ParserTest::kind)
        .containsExactly(
            "Declaration",
            "Assign",
            "OpAssign",
            "CallStmt",
            "CallStmt",
            "Send",
            "Empty",
            "Block",
            "For",
            "Return");
  }

  @Test
  void receiveOnlyChannelsAreToldFromReceives() {
    assertThat(Sources.expr("<-chan int(c)")).isInstanceOf(SyntaxExpr.Unary.class);
    assertThat(ExprText.of(Sources.expr("(<-chan chan<- int)(c)")))
        .isEqualTo("(<-chan chan<- int)(c)");
    assertThat(Sources.errorsIn("_ = <-chan<- int{}")).isNotEmpty();
  }

  @Test
  void positionsAreThoseOfTheTokenThatCounts() {
    assertThat(Sources.expr("a + b").at()).isEqualTo(new Position(3, 7));
    assertThat(Sources.expr("a.b").at()).isEqualTo(new Position(3, 6));
    assertThat(Sources.expr("f(x)").at()).isEqualTo(new Position(3, 6));
    assertThat(Sources.expr("T{1}").at()).isEqualTo(new Position(3, 6));
    SyntaxExpr chain = Sources.expr("a.b[c](d) + e");
    assertThat(Extent.start(chain)).isEqualTo(new Position(3, 5));
    assertThat(Extent.end(chain)).isEqualTo(new Position(3, 18));
    assertThat(Sources.stmt("a, b = c, d").at()).isEqualTo(new Position(3, 6));
    assertThat(Extent.start(Sources.stmt("a, b = c, d"))).isEqualTo(new Position(3, 1));
  }

  @Test
  void aNameIsNotLongerThanItCanBeTold() {
    String longest = "n".repeat(255);
    assertThat(Sources.errors("package p\nfunc " + longest + "() {}\n")).isEmpty();
    SyntaxResult result = Parser.parse("main.go", "package p\nfunc " + longest + "n() {}\n");
    assertThat(result.stops()).isTrue();
    assertThat(result.errors())
        .containsExactly(
            new SyntaxError(
                new Position(2, 6),
                "GoPark takes no name of more than 255 characters",
                "go-too-large"));
  }

  @Test
  void deepNestingIsRefused() {
    String deep = "package p\nvar x = " + "(".repeat(5000) + "1" + ")".repeat(5000) + "\n";
    SyntaxResult result = Parser.parse("main.go", deep);
    assertThat(result.stops()).isTrue();
    assertThat(result.errors().getLast().code()).isEqualTo("go-too-deep");
    String chain = "package p\nvar x = 1" + " + 1".repeat(5000) + "\n";
    assertThat(Parser.parse("main.go", chain).errors().getLast().code()).isEqualTo("go-too-deep");
    String elses = "package p\nfunc f() { if a { }" + " else if b { }".repeat(5000) + " }\n";
    assertThat(Parser.parse("main.go", elses).errors().getLast().code()).isEqualTo("go-too-deep");
    assertThat(Sources.errors("package p\nvar x = 1" + " + 1".repeat(300) + "\n")).isEmpty();
  }
}
