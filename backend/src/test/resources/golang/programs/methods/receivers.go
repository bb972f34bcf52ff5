package main

import "fmt"

type Counter struct{ n int }

func (c Counter) ByValue()    { c.n++ }
func (c *Counter) ByPointer() { c.n++ }
func (c Counter) Get() int    { return c.n }

type IntSlice []int

func (s IntSlice) Sum() (t int) {
	for _, v := range s {
		t += v
	}
	return
}
func (s *IntSlice) Add(v int) { *s = append(*s, v) }

type Op func(int, int) int

func (o Op) Apply(a, b int) int { return o(a, b) }

type Set map[string]bool

func (s Set) Add(k string) Set { s[k] = true; return s }
func (s Set) Has(k string) bool {
	return s[k]
}

type MyInt int

func (m MyInt) Double() MyInt { return m * 2 }
func (m *MyInt) Inc()         { *m++ }

func (*Counter) Static() string { return "static" }

func main() {
	c := Counter{}
	c.ByValue()
	fmt.Println(c.n)
	c.ByPointer()
	(&c).ByPointer()
	fmt.Println(c.n, c.Get(), (&c).Get())
	p := &c
	p.ByValue()
	p.ByPointer()
	fmt.Println(p.Get())
	var s IntSlice
	s.Add(1)
	s.Add(2)
	fmt.Println(s, s.Sum(), IntSlice{4, 5}.Sum(), len(s))
	add := Op(func(a, b int) int { return a + b })
	fmt.Println(add.Apply(2, 3), add(4, 5))
	set := Set{}
	fmt.Println(set.Add("a").Add("b").Has("b"), len(set), set.Has("z"))
	m := MyInt(5)
	m.Inc()
	fmt.Println(m.Double(), MyInt(3).Double().Double())
	arr := []Counter{{1}, {2}}
	for i := range arr {
		arr[i].ByPointer()
	}
	for _, c := range arr {
		c.ByPointer()
	}
	fmt.Println(arr)
	var nilc *Counter
	fmt.Println(nilc.Static())
	ptrs := map[string]*Counter{"x": {}}
	ptrs["x"].ByPointer()
	fmt.Println(*ptrs["x"])
}
