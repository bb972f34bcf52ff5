package gopark.golang.check;

import static gopark.golang.check.Checked.body;
import static gopark.golang.check.Checked.function;
import static gopark.golang.check.Checked.unit;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.tree.Unit;
import gopark.golang.type.Basic;
import gopark.golang.type.Operator;
import gopark.golang.type.TypeText;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CheckedTreeTest {

  private static Expr value(Stmt statement) {
    return switch (statement) {
      case Stmt.Declare d -> d.values().getFirst();
      case Stmt.Assign a -> a.values().getFirst();
      case Stmt.Evaluate e -> e.expr();
      case Stmt.Return r -> r.values().getFirst();
      default -> throw new AssertionError(statement);
    };
  }

  private static Local local(Stmt statement) {
    @Nullable Local local = ((Stmt.Declare) statement).locals().getFirst();
    assertThat(local).isNotNull();
    return local;
  }

  @Test
  void hiddenConversionsAreWrittenOut() {
    Unit unit =
        unit(
            """
            package main

            type E struct{}

            func (E) Error() string { return "" }
            func f() error { return E{} }
            func main() {
            	var x any = 5
            	_ = x == 5
            	var b byte = 'a'
            	_ = b
            }
            """);

    assertThat(value(body(unit, "f").getFirst())).isInstanceOf(Expr.Convert.class);
    List<Stmt> main = body(unit, "main");
    Expr.Convert five = (Expr.Convert) value(main.getFirst());
    assertThat(five.operand()).isInstanceOf(Expr.Const.class);
    assertThat(five.operand().type()).isEqualTo(Basic.INT);
    Expr.Binary comparison = (Expr.Binary) value(main.get(1));
    assertThat(comparison.right()).isInstanceOf(Expr.Convert.class);
    assertThat(value(main.get(2)).type()).isEqualTo(Basic.BYTE);
  }

  @Test
  void receiversAreAdjustedOnTheirWay() {
    Unit unit =
        unit(
            """
            package main

            type Inner struct{ n int }

            func (i *Inner) Add() { i.n++ }
            func (i Inner) Get() int { return i.n }

            type Outer struct{ Inner }

            func main() {
            	var o Outer
            	o.Add()
            	p := &o
            	_ = p.Get()
            }
            """);

    List<Stmt> main = body(unit, "main");
    Expr.Call add = (Expr.Call) value(main.get(1));
    assertThat(add.args().getFirst()).isInstanceOf(Expr.AddressOf.class);
    assertThat(((Expr.AddressOf) add.args().getFirst()).operand()).isInstanceOf(Expr.Field.class);
    assertThat(local(main.getFirst()).addressTaken).isTrue();
    Expr.Call get = (Expr.Call) value(main.get(3));
    Expr.Field receiver = (Expr.Field) get.args().getFirst();
    assertThat(receiver.struct()).isInstanceOf(Expr.Deref.class);
  }

  @Test
  void variablesAreMarkedByWhatIsDoneToThem() {
    Unit unit =
        unit(
            """
            package main

            func main() {
            	kept := 1
            	changed := 2
            	plain := 3
            	f := func() int {
            		return func() int { return kept + changed }()
            	}
            	changed = plain
            	_ = f
            }
            """);

    List<Stmt> main = body(unit, "main");
    Local kept = local(main.getFirst());
    Local changed = local(main.get(1));
    Local plain = local(main.get(2));
    Function outer = ((Expr.Literal) value(main.get(3))).function();
    assertThat(kept.captured).isTrue();
    assertThat(kept.reassigned).isFalse();
    assertThat(changed.captured).isTrue();
    assertThat(changed.reassigned).isTrue();
    assertThat(plain.captured).isFalse();
    assertThat(outer.captures).containsExactly(kept, changed);
    assertThat(outer.qualifiedName).isEqualTo("main.main.func1");
    Stmt.Block body = outer.body;
    assertThat(body).isNotNull();
    Expr.Call inner = (Expr.Call) value(body.statements().getFirst());
    assertThat(((Expr.Literal) inner.function()).function().qualifiedName)
        .isEqualTo("main.main.func1.1");
  }

  @Test
  void shiftsOfUntypedConstantsTakeTheTypeAroundThem() {
    Unit unit =
        unit(
            """
            package main

            func main() {
            	s := uint(3)
            	var x int64 = 1<<s + 2
            	_ = x
            }
            """);

    Expr.Binary sum = (Expr.Binary) value(body(unit, "main").get(1));
    assertThat(sum.operator()).isEqualTo(Operator.Calculation.ADD);
    assertThat(sum.type()).isEqualTo(Basic.INT64);
    assertThat(sum.left().type()).isEqualTo(Basic.INT64);
    assertThat(((Expr.Binary) sum.left()).left().type()).isEqualTo(Basic.INT64);
    assertThat(sum.right().type()).isEqualTo(Basic.INT64);
  }

  @Test
  void genericCallsKnowTheirTypeArguments() {
    Unit unit =
        unit(
            """
            package main

            import "box"

            func Keys[M ~map[K]V, K comparable, V any](m M) []K { return nil }

            func main() {
            	_ = Keys(map[string]int{})
            	box.Of("x").Put("y")
            }
            """);

    List<Stmt> main = body(unit, "main");
    Expr.FuncRef keys = (Expr.FuncRef) ((Expr.Call) value(main.getFirst())).function();
    assertThat(keys.typeArgs().stream().map(TypeText::of))
        .containsExactly("map[string]int", "string", "int");
    Expr.FuncRef put = (Expr.FuncRef) ((Expr.Call) value(main.get(1))).function();
    assertThat(put.function().qualifiedName).isEqualTo("box.(*Box[...]).Put");
    assertThat(put.typeArgs()).containsExactly(Basic.STRING);
  }

  @Test
  void variablesGetTheirFirstValuesAfterWhatTheySpeakOf() {
    Unit unit =
        unit(
            """
            package main

            var a = f() + 1
            var b = 2

            func f() int { return b }
            func init() {}
            func init() {}
            func main() {}
            """);

    assertThat(unit.packages().getLast().inits())
        .extracting(init -> init.targets().getFirst().global().name)
        .containsExactly("b", "a");
    assertThat(unit.packages().getLast().initFunctions())
        .extracting(f -> f.qualifiedName)
        .containsExactly("main.init.0", "main.init.1");
  }

  @Test
  void bodiesOfLoopsOverFunctionsAreFunctions() {
    Unit unit =
        unit(
            """
            package main

            func each(yield func(int) bool) { yield(1) }

            func find() (found int) {
            	for i := range each {
            		return i
            	}
            	return 0
            }

            func main() { find() }
            """);

    Stmt.RangeFunction loop = (Stmt.RangeFunction) body(unit, "find").getFirst();
    assertThat(loop.body().qualifiedName).isEqualTo("main.find-range1");
    assertThat(loop.body().captures).containsExactlyElementsOf(function(unit, "find").results);
    assertThat(loop.yield()).hasSize(1);
  }
}
