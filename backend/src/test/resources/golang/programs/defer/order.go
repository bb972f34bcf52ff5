package main

import "fmt"

func trace(s string) string {
	fmt.Println("enter", s)
	return s
}

func un(s string) { fmt.Println("leave", s) }

func work() {
	defer un(trace("work"))
	fmt.Println("working")
}

type res struct{ name string }

func (r res) Close()   { fmt.Println("close", r.name) }
func (r *res) Finish() { fmt.Println("finish", r.name) }

func open(n string) *res { fmt.Println("open", n); return &res{n} }

func main() {
	for i := 0; i < 3; i++ {
		defer fmt.Println("loop", i)
	}
	x := 1
	defer fmt.Println("evaluated at once:", x)
	defer func() { fmt.Println("seen late:", x) }()
	defer func(v int) { fmt.Println("argument:", v, "captured:", x) }(x * 10)
	x = 2
	work()
	r := res{"first"}
	defer r.Close()
	defer r.Finish()
	r.name = "changed"
	f := func() { fmt.Println("f one") }
	defer f()
	f = func() { fmt.Println("f two") }
	defer func() {
		defer fmt.Println("nested inner")
		fmt.Println("nested outer")
	}()
	defer open("db").Close()
	if x > 1 {
		defer fmt.Println("in if block")
	}
	m := map[string]int{"a": 1}
	defer delete(m, "a")
	defer func() { fmt.Println("map", m) }()
	fmt.Println("end of main", m)
}
