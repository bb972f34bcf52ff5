// format: any
package main

import "fmt"

import ()

var ()

const ()

type ()

type (
	T struct {
		a, b int "tag"
		_    struct{}
		f    func(x, y int) (sum int, err error)
		c    chan<- chan int
		d    <-chan (<-chan int)
		m    map[string]map[[2]int][]*T
		p    **T
		i    interface {
			fmt.Stringer
			M(int, ...string) (T, error)
		}
		e any `json:"e"`
	}
	Empty struct{}
)

func noBodyResult() {}
func unnamed(int, string, ...bool)   {}
func blank(_ int, _ string) (_ error) { return nil }
func grouped(a, b int, c, d string) (x, y int) {
	x, y = a+len(c), b+len(d)
	return
}
func fnResult() func(int) func() string {
	return func(i int) func() string { return func() string { return fmt.Sprint("r", i) } }
}

func main() {
	var a, b = 1, 2; c := a + b; fmt.Println(a, b, c)
	;;
	{
	}
	{ x := 1; _ = x }
	if a := 5; a > 3 { fmt.Println("one line", a) } else { fmt.Println("no") }
	if true { } else if false { } else { }
	for { break }
	for i := 0; i < 2; i++ { fmt.Print(i, " ") }
	for ; false; { }
	for range 2 { fmt.Print(". ") }
	switch { }
	switch x := 3; x { case 3: fmt.Print("three "); default: }
	func() { fmt.Println("called at once") }()
	p := &a
	pp := &p
	**pp = 10
	fmt.Println(*&*p, (*p), - -a, +-+a, !!true, ^^a, -^a, a - -b, a & ^b, a &^ b, a<<1+1, a*-1)
	t := T{a: 1}
	tp := &t
	tp.a, (*tp).b = 2, 3
	(tp).a++
	(*(&t.b))--
	fmt.Println(t.a, tp.b, (&t).a, (*T)(nil) == nil, len([]*T{{a: 1}, nil, {}}), (func())(nil) == nil)
	fmt.Println([]byte("hey")[1:][0], [...]string{2: "z"}[2], map[string]int{"k": 7}["k"], struct{ x int }{4}.x, []int{1, 2, 3}[1:2], "abc"[1:], "abc"[:1] + "x"[:])
	fmt.Println(fnResult()(3)(), func(a, b int) int { return a - b }(5, 3), (fnResult)()(4)())
	fmt.Println(grouped(1, 2, "xx", "y"))
	unnamed(1, "", true, false)
	fmt.Println(blank(1, ""), Empty{} == struct{}{})
	m := map[[2]int]map[string][]T{{1, 2}: {"x": {{a: 5}, {b: 6}}}}
	fmt.Println(m[[2]int{1, 2}]["x"][1].b, len(m))
	ch := make(chan chan int, 1)
	ch <- make(chan int, 1)
	c2 := <-ch
	c2 <- 5
	fmt.Println(<-c2 + 1, -<-func() chan int { c := make(chan int, 1); c <- 3; return c }())
	var (
		x, y int    = 1, 2
		s    string
		f           = 1.5
	)
	const (
		k1, k2 = iota, "k"
	)
	fmt.Println(x, y, s == "", f, k1, k2)
	переменная, 世界 := "юникод", 'ж'
	fmt.Println(переменная, 世界 /* a comment inside */, 0x_FF, 0b1_0, 1_0.2_5, 'a'+1, 1e+2, 0x1p-2, 07_7)
	var fn func(...interface{}) = func(a ...any) { fmt.Println(len(a)) }
	fn(1, 2); fn(); fn(nil); fn(nil...)
	goto end
end:
	switch y := any(x).(type) { case int, string: fmt.Println("either", y); case nil: }
	for i := range [2]int{} { if i == 1 { continue }; fmt.Println("i", i) }
	var z = []func(){ func() { fmt.Println("in slice") }, nil }
	z[0]()
	if z[1] == nil && (a > b) == true || !(b < a) { fmt.Println("long", "call",
		"over lines",
	) }
	return
}
