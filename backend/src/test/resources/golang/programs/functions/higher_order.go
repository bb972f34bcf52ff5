package main

import (
	"errors"
	"fmt"
	"sort"
	"strings"
)

type Number interface{ ~int | ~float64 }

func Map[T, U any](f func(T) U) func([]T) []U {
	return func(s []T) []U {
		out := make([]U, len(s))
		for i, v := range s {
			out[i] = f(v)
		}
		return out
	}
}

func Where[T any](keep func(T) bool) func([]T) []T {
	return func(s []T) (out []T) {
		for _, v := range s {
			if keep(v) {
				out = append(out, v)
			}
		}
		return
	}
}

func Then[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(a A) C { return g(f(a)) }
}

func SumBy[T any, N Number](s []T, f func(T) N) (n N) {
	for _, v := range s {
		n += f(v)
	}
	return
}

type Step struct {
	Name string
	Run  func(*State) error
}

type State struct {
	vals  map[string]int
	trace []string
}

var errSkip = errors.New("skip")

func runAll(s *State, steps ...Step) (err error) {
	for i, st := range steps {
		switch e := st.Run(s); {
		case e == nil:
			s.trace = append(s.trace, st.Name)
		case errors.Is(e, errSkip):
			s.trace = append(s.trace, "("+st.Name+")")
		default:
			return fmt.Errorf("step %d %s: %w", i, st.Name, e)
		}
	}
	return nil
}

func set(k string, f func(map[string]int) int) Step {
	return Step{"set " + k, func(s *State) error { s.vals[k] = f(s.vals); return nil }}
}

func when(cond func(*State) bool, st Step) Step {
	return Step{st.Name + "?", func(s *State) error {
		if !cond(s) {
			return fmt.Errorf("%w: condition", errSkip)
		}
		return st.Run(s)
	}}
}

type by[T any] func(a, b T) int

func (f by[T]) reversed() by[T] { return func(a, b T) int { return f(b, a) } }
func (f by[T]) then(g by[T]) by[T] {
	return func(a, b T) int {
		if c := f(a, b); c != 0 {
			return c
		}
		return g(a, b)
	}
}
func (f by[T]) sort(s []T) { sort.SliceStable(s, func(i, j int) bool { return f(s[i], s[j]) < 0 }) }

func main() {
	lengths := Map(func(s string) int { return len(s) })
	even := Where(func(n int) bool { return n%2 == 0 })
	count := func(s []int) int { return len(s) }
	f := Then(Then(strings.Fields, lengths), Then(even, count))
	fmt.Println(f("a bb ccc dddd ee"), lengths(nil), even([]int{1}) == nil)
	fmt.Println(SumBy([]string{"1", "22"}, func(s string) float64 { return float64(len(s)) / 2 }))
	st := &State{vals: map[string]int{}}
	one := func(map[string]int) int { return 1 }
	err := runAll(st,
		set("a", one),
		set("b", func(v map[string]int) int { return v["a"] + 10 }),
		when(func(s *State) bool { return s.vals["b"] > 100 }, set("c", one)),
		when(func(s *State) bool { return true }, set("d", func(v map[string]int) int { return len(v) })),
		Step{"fail", func(s *State) error { return errors.New("broken") }},
		set("never", one))
	fmt.Println(st.vals, st.trace, err)
	byLen := by[string](func(a, b string) int { return len(a) - len(b) })
	alpha := by[string](strings.Compare)
	words := strings.Fields("pear fig apple kiwi date plum")
	byLen.reversed().then(alpha).sort(words)
	fmt.Println(words)
	byLen.then(alpha.reversed()).sort(words)
	fmt.Println(words)
	dispatch := map[string]func(...float64) (float64, error){
		"sum": func(x ...float64) (t float64, _ error) {
			for _, v := range x {
				t += v
			}
			return
		},
		"div": func(x ...float64) (float64, error) {
			if len(x) != 2 || x[1] == 0 {
				return 0, fmt.Errorf("div %v", x)
			}
			return x[0] / x[1], nil
		},
	}
	for _, c := range []struct {
		op string
		x  []float64
	}{{"sum", []float64{1, 2, 3.5}}, {"div", []float64{1, 4}}, {"div", []float64{1, 0}}, {"pow", nil}} {
		if f, ok := dispatch[c.op]; ok {
			v, err := f(c.x...)
			fmt.Println(c.op, v, err)
			continue
		}
		fmt.Println("no", c.op)
	}
}
