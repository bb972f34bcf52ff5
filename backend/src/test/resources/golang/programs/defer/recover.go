package main

import (
	"errors"
	"fmt"
	"runtime"
)

func direct() {
	defer func() { fmt.Println("direct:", recover()) }()
	panic("p1")
}

func helper() any { return recover() }

func nested() {
	defer func() { fmt.Println("outer sees:", recover()) }()
	defer func() {
		func() { fmt.Println("too deep:", recover()) }()
		fmt.Println("called by deferred:", helper())
	}()
	panic("p2")
}

func deferredDirectly() {
	defer fmt.Println("still runs")
	defer recover()
	defer func() { fmt.Println("value:", recover()) }()
	panic("p3")
}

func replaced() {
	defer func() { fmt.Println("got:", recover()) }()
	defer func() { panic("second") }()
	panic("first")
}

func again() {
	defer func() { fmt.Println("outer:", recover()) }()
	defer func() {
		r := recover()
		fmt.Println("inner:", r)
		panic(fmt.Sprint("re-", r))
	}()
	panic("p4")
}

func twice() {
	defer func() {
		fmt.Println(recover(), recover())
	}()
	panic("once")
}

func inDefer() {
	defer func() {
		defer func() { fmt.Println("a:", recover()) }()
		panic("new panic while the old waits")
	}()
	defer func() { fmt.Println("b:", recover()) }()
	panic("old")
}

func unwinding() {
	defer func() {
		defer func() { fmt.Println("inner recovers only its own:", recover()) }()
		fmt.Println("nothing raised here")
	}()
	defer func() { recover() }()
	panic("x")
}

func kinds() {
	for _, v := range []any{1, "s", errors.New("err"), 2.5, struct{ A int }{1}, nil} {
		func() {
			defer func() {
				r := recover()
				_, isErr := r.(error)
				_, isRuntime := r.(runtime.Error)
				fmt.Printf("%T %v %t %t\n", r, r, isErr, isRuntime)
			}()
			panic(v)
		}()
	}
}

func loop() {
	for i := range 3 {
		func() {
			defer func() {
				if r := recover(); r != nil {
					fmt.Println("item", i, r)
				}
			}()
			a := []int{1}
			fmt.Println(a[i])
		}()
	}
}

func main() {
	fmt.Println("no panic:", recover())
	direct()
	nested()
	deferredDirectly()
	replaced()
	again()
	twice()
	inDefer()
	unwinding()
	kinds()
	loop()
	fmt.Println("main goes on")
}
