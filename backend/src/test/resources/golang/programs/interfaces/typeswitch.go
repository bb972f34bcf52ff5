package main

import (
	"errors"
	"fmt"
)

type Stringer interface{ String() string }
type S string

func (s S) String() string { return "S(" + string(s) + ")" }

type E struct{ code int }

func (e *E) Error() string { return fmt.Sprint("code ", e.code) }

func classify(v any) string {
	switch x := v.(type) {
	case nil:
		return "nil"
	case int, int64:
		return fmt.Sprintf("integer %v", x)
	case float64:
		return fmt.Sprintf("float %g", x*2)
	case bool:
		if x {
			return "yes"
		}
		return "no"
	case string:
		return "string of " + fmt.Sprint(len(x))
	case []int:
		return fmt.Sprint("slice ", len(x), cap(x) >= len(x))
	case map[string]int:
		return fmt.Sprint("map ", x["a"])
	case *E:
		return fmt.Sprint("E ", x.code)
	case error:
		return "error " + x.Error()
	case Stringer:
		return "stringer " + x.String()
	case func(int) int:
		return fmt.Sprint("func ", x(20))
	case struct{ A int }:
		return fmt.Sprint("struct ", x.A)
	case [2]string:
		return x[0] + x[1]
	case chan int:
		return fmt.Sprint("chan ", cap(x))
	default:
		return fmt.Sprintf("other %T", x)
	}
}

func main() {
	var nilE *E
	values := []any{nil, 1, int64(2), int32(3), 2.5, true, false, "héé", []int{1}, map[string]int{"a": 7},
		&E{4}, errors.New("plain"), S("x"), func(n int) int { return n + 1 }, struct{ A int }{6},
		[2]string{"a", "b"}, make(chan int, 3), []string{}, 'r', byte(1), new(S), struct{}{}, nilE == nil}
	_ = values[21]
	for i, v := range values {
		fmt.Println(i, classify(v))
	}
	var err error
	switch err.(type) {
	case nil:
		fmt.Println("nil error")
	}
	switch y := any(5); y := y.(type) {
	case int:
		fmt.Println(y + 1)
	}
	switch any("q").(type) {
	case string, error:
		fmt.Println("no variable")
	}
}
