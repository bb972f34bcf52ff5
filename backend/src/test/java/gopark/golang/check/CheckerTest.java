package gopark.golang.check;

import static gopark.golang.check.Checked.complaints;
import static gopark.golang.check.Checked.complaintsOn;
import static gopark.golang.check.Checked.unit;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.tree.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '^',
      value = {
        "x := 1 # declared and not used: x",
        "var s string = 5; _ = s # cannot use 5 (untyped int constant) as string value in variable"
            + " declaration",
        "var u uint8 = 256; _ = u # cannot use 256 (untyped int constant) as uint8 value in"
            + " variable declaration (overflows)",
        "_ = int8(1) + 1000 # 1000 (untyped int constant) overflows int8",
        "_ = 1 / 0 # invalid operation: division by zero",
        "_ = \"a\" + 1 # invalid operation: \"a\" + 1 (mismatched types untyped string and untyped"
            + " int)",
        "var s uint; var f float64 = 1 << s; _ = f # invalid operation: shifted operand 1 (type"
            + " float64) must be integer",
        "_ = 5 << -1 # invalid operation: negative shift count -1 (untyped int constant)",
        "_ = []int{} == []int{} # invalid operation: []int{} == []int{} (slice can only be"
            + " compared to nil)",
        "_ = nil == nil # invalid operation: nil == nil (operator == not defined on untyped nil)",
        "_ = [3]int{}[3] # invalid argument: index 3 out of bounds [0:3]",
        "_ = [3]int{1, 2, 3}[:] # cannot slice unaddressable value [3]int{…} (value of type"
            + " [3]int)",
        "_ = map[string]int{\"a\": 1, \"a\": 2} # duplicate key \"a\" in map literal",
        "_ = struct{ a int }{b: 1} # unknown field b in struct literal of type struct{a int}",
        "undefined() # undefined: undefined",
        "var i any; _ = i + 1 # invalid operation: i + 1 (mismatched types any and untyped int)",
        "const k = 1; k = 2 # cannot assign to k (neither addressable nor a map index expression)",
        "m := map[string]struct{ a int }{}; m[\"x\"].a = 1 # cannot assign to struct field"
            + " m[\"x\"].a in map",
        "for i := range 3.5 {} # cannot range over 3.5 (untyped float constant)",
        "for { }; println(nil) # use of untyped nil in argument to built-in println",
        "defer int(3) # defer requires function call, not conversion int(3) (constant 3 of type"
            + " int)",
        "len(\"a\") # len(\"a\") (constant 1 of type int) is not used",
        "switch 1 { case 1: case 1: } # duplicate case 1 (constant of type int) in expression"
            + " switch",
        "var c <-chan int; c <- 1 # invalid operation: cannot send to receive-only channel <-chan"
            + " int c (variable of type <-chan int)",
        "var e error; _ = e.(int) # impossible type assertion: e.(int)",
        "_ = new(int).x # new(int).x undefined (type *int has no field or method x)",
        "_ = iota # cannot use iota outside constant declaration",
        "return 1 # too many return values",
      })
  void saysWhatGoSays(String statements, String message) {
    assertThat(complaintsOn(statements)).isNotEmpty();
    assertThat(complaintsOn(statements).getFirst().lines().findFirst()).contains(message);
  }

  @Test
  void tellsSeveralMistakesInOrderOfTheirPlaces() {
    assertThat(
            complaints(
                """
                package main

                import "fmt"

                func f() (int, string) { return 1 }

                func main() {
                	a, b := f(), 2
                	var unused int
                	g(1)
                }

                func g() {}
                """))
        .containsExactly(
            "3:8: \"fmt\" imported and not used",
            "5:33: not enough return values\n\thave (number)\n\twant (int, string)",
            "8:2: declared and not used: a",
            "8:5: declared and not used: b",
            "8:10: multiple-value f() (value of type (int, string)) in single-value context",
            "9:6: declared and not used: unused",
            "10:4: too many arguments in call to g\n\thave (number)\n\twant ()");
  }

  @Test
  void doesNotComplainOfWhatFollowsFromAnotherMistake() {
    assertThat(
            complaintsOn(
                """
                x := missing()
                y := x + 1
                z := y.field
                z.method(x, y)
                var t Unknown
                t.run()
                """))
        .containsExactly("undefined: missing", "undefined: Unknown");
  }

  @Test
  void tellsWhichDeclarationsGoInCircles() {
    assertThat(
            complaints(
                """
                package main

                type A struct{ b B }
                type B struct{ a A }
                type I interface{ I }

                var x = f()

                func f() int { return x }

                func main() {}
                """))
        .containsExactly(
            "3:6: invalid recursive type A\n\t./main.go:3:6: A refers to B"
                + "\n\t./main.go:4:6: B refers to A",
            "5:6: invalid recursive type: I refers to itself",
            "7:5: initialization cycle for x\n\t./main.go:7:5: x refers to f"
                + "\n\t./main.go:9:6: f refers to x");
  }

  @Test
  void namesWhatIsOutsideOfTheSubset() {
    List<CheckProblem> problems =
        Checked.result(
                """
                package main

                import "C"
                import "internal/secret"
                import "net/smtp"

                var z complex128

                func main() { _ = 3i }
                """)
            .problems();

    assertThat(problems)
        .extracting(CheckProblem::message)
        .contains("GoPark does not run cgo yet", "GoPark does not have package net/smtp yet");
    assertThat(problems).extracting(CheckProblem::code).contains("go-not-supported");
  }

  @Test
  void takesTypesThatSpeakOfOneAnother() {
    unit(
        """
        package main

        type Base interface{ Clone() Full }
        type Full interface {
        	Base
        	Extra()
        }
        type List[T any] struct {
        	next *List[T]
        	value T
        }
        type Tree map[string]Tree
        type F func(F) F
        type Alias = *Node
        type Node struct{ next Alias }
        type Pair[K comparable, V any] struct {
        	key K
        	value V
        }
        type Number interface{ ~int | ~float64 }
        type Set[T comparable] = map[T]struct{}

        func (l *List[T]) Push(v T) *List[T] { return &List[T]{l, v} }
        func Map[T, U any](s []T, f func(T) U) (out []U) {
        	for _, v := range s {
        		out = append(out, f(v))
        	}
        	return
        }
        func Sum[T Number](all ...T) (sum T) {
        	for _, v := range all {
        		sum += v
        	}
        	return sum
        }

        func main() {
        	var l *List[string]
        	l = l.Push("a").Push("b")
        	_ = Map([]int{1}, func(i int) Pair[string, int] { return Pair[string, int]{"x", i} })
        	_ = Sum(1, 2.5) + Sum[float64]()
        	s := Set[int]{1: {}}
        	_, ok := s[1]
        	var f func(...int) int = Sum
        	_ = f(1, 2)
        	println(ok)
        }
        """);
  }

  @Test
  void findsGenericFunctionsThatNeedEverLargerTypes() {
    assertThat(
            complaints(
                """
                package main

                func f[T any](n int, v T) {
                	f(n-1, []T{v})
                }

                func main() { f(1, 1) }
                """))
        .containsExactly("3:8: instantiation cycle:\n\t./main.go:4:3: T instantiated as []T");
  }

  @Test
  void sharesPackagesOfTheLibraryBetweenPrograms() {
    String text =
        """
        package main

        import "box"

        func main() { box.Of(1).Put(box.Size); box.Count++ }
        """;
    Unit first = unit(text);
    Unit second = unit(text);

    assertThat(first.packages()).hasSize(2);
    assertThat(first.packages().getFirst()).isSameAs(second.packages().getFirst());
  }

  @Test
  void staysInBoundsWhateverIsWritten() {
    StringBuilder doubling = new StringBuilder("package main\nfunc main() { var x T0; _ = x }\n");
    for (int i = 0; i < 60; i++) {
      doubling.append("type T").append(i).append(" struct { a, b T").append(i + 1).append(" }\n");
    }
    doubling.append("type T60 struct { x int }\n");
    assertThat(complaints(doubling.toString()))
        .isNotEmpty()
        .allMatch(complaint -> complaint.endsWith("is too large for GoPark"));

    StringBuilder chain = new StringBuilder("package main\nfunc main() {}\n");
    for (int i = 0; i < 3000; i++) {
      chain.append("type C").append(i).append(" []C").append(i + 1).append('\n');
    }
    chain.append("type C3000 int\n");
    assertThat(complaints(chain.toString())).isNotEmpty();

    assertThat(complaintsOn("_ = 1 << 1000 << 1000 << 1000")).isNotEmpty();
    assertThat(complaintsOn("var x [1 << 62]int; _ = x"))
        .containsExactly("type [4611686018427387904]int is too large for GoPark");
  }
}
