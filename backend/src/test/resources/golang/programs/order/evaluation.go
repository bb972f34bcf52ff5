package main

import "fmt"

func f(name string, v int) int {
	fmt.Print(name, " ")
	return v
}

type T struct{ a, b int }

func (t T) add(n int) T { fmt.Print("add", n, " "); t.a += n; return t }

func get(name string) *T { fmt.Print(name, " "); return &T{} }

func pair() (int, int) { fmt.Print("pair "); return 1, 2 }

func main() {
	x := f("a", 1) + f("b", 2)*f("c", 3)
	fmt.Println(x)
	arr := [3]int{f("x", 1), f("y", 2), f("z", 3)}
	fmt.Println(arr)
	m := map[int]int{f("k1", 1): f("v1", 2), f("k2", 3): f("v2", 4)}
	fmt.Println(m)
	arr[f("i", 0)], arr[f("j", 1)] = f("p", 5), f("q", 6)
	fmt.Println(arr)
	t := T{b: f("bb", 2), a: f("aa", 1)}
	fmt.Println(t.add(f("m", 1)).add(f("n", 2)), t)
	get("left").a = f("right", 3)
	fmt.Println()
	_ = f("false", 0) == 1 && f("never", 1) == 1 || f("or", 1) == 1
	fmt.Println()
	fmt.Println(f("arg1", 1), f("arg2", 2), func() int { return f("arg3", 3) }())
	i := 0
	i, arr[i] = 1, 9
	fmt.Println(i, arr)
	s := []int{1, 2, 3}
	i = 0
	i, s[i] = 2, s[i+1]
	fmt.Println(i, s)
	s[0], s[1], s[2] = s[2], s[0], s[1]
	fmt.Println(s)
	a, b := pair()
	a, b = b, a+b
	fmt.Println(a, b)
	var p *T
	func() {
		defer func() { fmt.Println("recovered", recover() != nil) }()
		p.a = f("value before nil store", 1)
	}()
	func() {
		defer func() { fmt.Println("recovered", recover() != nil) }()
		s[f("index", 10)] = f("value", 1)
	}()
	func() {
		defer func() { fmt.Println("recovered", recover() != nil) }()
		var mm map[string]int
		mm[fmt.Sprint(f("key", 1))] = f("val", 2)
	}()
	switch f("tag", 2) {
	case f("c1", 1), f("c2", 2):
		fmt.Println("matched")
	case f("c3", 3):
	}
	for i := f("from", 0); i < f("limit", 2); i += f("step", 1) {
	}
	fmt.Println()
	for range f("once", 2) {
	}
	fmt.Println()
	defer fmt.Println("deferred", f("now", 7))
	fmt.Println("end")
}
