package main

import "fmt"

type MyErr struct{ msg string }

func (e *MyErr) Error() string {
	if e == nil {
		return "nil MyErr"
	}
	return e.msg
}

func find(fail bool) error {
	var e *MyErr
	if fail {
		e = &MyErr{"failed"}
	}
	return e
}

func right(fail bool) error {
	if fail {
		return &MyErr{"failed"}
	}
	return nil
}

func main() {
	err := find(false)
	fmt.Println(err == nil, err != nil, err)
	fmt.Printf("%T %v\n", err, err.(*MyErr) == nil)
	fmt.Println(right(false) == nil, right(true))
	var a any
	var p *int
	fmt.Println(a == nil, a)
	a = p
	fmt.Println(a == nil, a == (*int)(nil), a)
	var e1 error
	var e2 error = (*MyErr)(nil)
	fmt.Println(e1 == e2, e2 == error((*MyErr)(nil)))
	a = e1
	fmt.Println(a == nil)
	a = e2
	_, isErr := a.(error)
	_, isMy := a.(*MyErr)
	_, isStr := a.(fmt.Stringer)
	fmt.Println(isErr, isMy, isStr)
	fmt.Printf("%T %T\n", e1, e2)
	var m map[string]int
	var s []int
	var f func()
	for _, v := range []any{m, s, f == nil, nil} {
		fmt.Print(v == nil, " ")
	}
	fmt.Println()
}
