// Types that print themselves: String, Error, GoString and Format.
package main

import (
	"fmt"
)

type color int

func (c color) String() string {
	switch c {
	case 0:
		return "red"
	case 1:
		return "green"
	}
	return fmt.Sprintf("color(%d)", int(c))
}

type secret string

func (secret) String() string   { return "***" }
func (secret) GoString() string { return "secret(hidden)" }

type pointerOnly struct{ n int }

func (p *pointerOnly) String() string { return fmt.Sprint("pointer to ", p.n) }

type both struct{}

func (both) Error() string  { return "error wins" }
func (both) String() string { return "string" }

type custom struct{ a, b int }

func (c custom) Format(f fmt.State, verb rune) {
	w, hasW := f.Width()
	p, hasP := f.Precision()
	fmt.Fprintf(f, "<%c %d %v %d %v %v %v>", verb, w, hasW, p, hasP, f.Flag('+'), f.Flag('#'))
}

type bad struct{ fail any }

func (b bad) String() string { panic(b.fail) }

type box struct {
	C color
	s secret
	p *pointerOnly
	e error
}

func main() {
	fmt.Println(color(0), color(1), color(7), []color{0, 1, 2}, map[color]color{1: 0})
	fmt.Printf("%v %s %d %x %q %#v %T %5v| %-7s|\n", color(1), color(1), color(1), color(1), color(1), color(1), color(1), color(0), color(1))
	fmt.Printf("%v %s %#v %q\n", secret("pw"), secret("pw"), secret("pw"), secret("pw"))
	p := pointerOnly{5}
	fmt.Println(p, &p, []*pointerOnly{&p}[0])
	fmt.Printf("%v %s %+v\n", p, &p, []any{p, &p})
	fmt.Println(both{}, []any{both{}, color(1)})
	fmt.Printf("%v|%+v|%#v|%5.2s|%x|%d\n", custom{1, 2}, custom{}, custom{}, custom{}, custom{}, []custom{{}, {}})
	fmt.Println(custom{})
	fmt.Println(bad{"oops"}, bad{fmt.Errorf("err")})
	fmt.Printf("%s %d\n", bad{1}, bad{2})
	var np *pointerOnly
	fmt.Printf("%v\n", (*both)(nil))
	fmt.Printf("%+v\n", np == nil)
	fmt.Printf("%v %+v\n", box{1, "pw", nil, nil}, box{C: 1})
	var e error = both{}
	fmt.Printf("%v %s %d\n", e, e, e)
	fmt.Println(struct{ C color }{1}, [2]color{}, &struct{ C color }{1}, struct{ c color }{1})
}
