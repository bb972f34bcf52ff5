package main

import (
	"errors"
	"fmt"
)

type Temp float64

func (t Temp) String() string { return fmt.Sprintf("%.1f°C", float64(t)) }

type ptrStr struct{ v int }

func (p *ptrStr) String() string { return fmt.Sprint("ptr ", p.v) }

type gostr struct{}

func (gostr) GoString() string { return "gostr!" }

type both struct{}

func (both) Error() string  { return "as error" }
func (both) String() string { return "as string" }

type wrap struct {
	T Temp
	p *ptrStr
	E error
}

type color int

const (
	Red color = iota
	Green
)

func (c color) String() string { return [...]string{"Red", "Green"}[c] }

func main() {
	t := Temp(21.55)
	fmt.Println(t, []Temp{1, 2}, map[string]Temp{"a": 3}, &t != nil)
	fmt.Printf("%v %s %.2f %6.1f %d\n", t, t, t, float64(t), Green)
	p := ptrStr{5}
	fmt.Println(p, &p)
	fmt.Printf("%v %+v %s\n", p, &p, &p)
	fmt.Printf("%#v %v\n", gostr{}, gostr{})
	fmt.Println(both{}, errors.New("plain"))
	fmt.Println(wrap{T: 1, E: errors.New("e")})
	fmt.Printf("%+v\n", wrap{T: 2})
	fmt.Printf("%v %d %x %q %s|%8v|%-8v|\n", Red, Red, Green, Red, Green, Red, Green)
	fmt.Println([]color{Red, Green}, map[color]int{Green: 1, Red: 2}, struct{ C color }{Green})
	fmt.Println([]error{both{}, nil}, []fmt.Stringer{t, &p})
	fmt.Println(fmt.Sprint("a", 1, 2, "b", "c", 3.0, Red), fmt.Sprintln("end", Green))
	fmt.Println("bad index:", fmt.Sprint(color(7)))
}
