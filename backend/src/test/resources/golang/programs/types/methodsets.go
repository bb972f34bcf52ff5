package main

import "fmt"

type I interface{ M() string }
type J interface {
	M() string
	N() string
}

type V struct{ s string }

func (v V) M() string  { return "V.M " + v.s }
func (v *V) N() string { v.s += "!"; return "V.N " + v.s }

type EmbedV struct{ V }
type EmbedP struct{ *V }
type EmbedI struct {
	I
	extra int
}
type Deep struct{ EmbedP }

type Override struct{ V }

func (o Override) M() string { return "Override(" + o.V.M() + ")" }

type Two struct {
	A
	B
}
type A struct{ x int }
type B struct{ x, y int }

func (A) Only() string { return "A.Only" }
func (A) Both() string { return "A" }
func (B) Both() string { return "B" }
func (t Two) Both() string {
	return t.A.Both() + t.B.Both()
}

func is(v any) (string, string) {
	_, i := v.(I)
	_, j := v.(J)
	return fmt.Sprint(i), fmt.Sprint(j)
}

func main() {
	v := V{"v"}
	fmt.Println(is(v))
	fmt.Println(is(&v))
	fmt.Println(is(EmbedV{v}))
	fmt.Println(is(&EmbedV{v}))
	fmt.Println(is(EmbedP{&v}))
	fmt.Println(is(Deep{EmbedP{&v}}))
	fmt.Println(is(EmbedI{&v, 1}))
	fmt.Println(is(Override{v}))
	var j J = EmbedP{&v}
	fmt.Println(j.N(), j.M(), v.s)
	d := Deep{EmbedP{&v}}
	fmt.Println(d.N(), d.V.s, d.EmbedP.V == &v)
	o := &Override{V{"o"}}
	j = o
	fmt.Println(j.M(), j.N(), o.V.s)
	ev := EmbedV{V{"e"}}
	fmt.Println(ev.N(), ev.M())
	f := ev.N
	ev.s = "changed"
	fmt.Println(f(), ev.s)
	t := Two{A{1}, B{2, 3}}
	fmt.Println(t.Only(), t.Both(), t.y, t.A.x, t.B.x)
	ei := EmbedI{I: ev, extra: 2}
	fmt.Println(ei.M(), ei.I.M())
	fmt.Println(I.M(ev), (*V).N(&v), V.M(v), (*EmbedV).M(&ev))
	var i I = v
	v.s = "later"
	fmt.Println(i.M(), i.(V).s)
	i = &v
	v.s = "through pointer"
	fmt.Println(i.M())
	fmt.Println(i.(J).N())
}
