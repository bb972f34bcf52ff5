package main

import (
	"fmt"
	"strings"
)

type Base struct{ id int }

func (b Base) ID() string    { return fmt.Sprint("id", b.id) }
func (b *Base) SetID(id int) { b.id = id }
func (b Base) Name() string  { return "base" }

type Mid struct {
	Base
	label string
}

func (m Mid) Name() string { return "mid+" + m.Base.Name() }

type Top struct {
	*Mid
	Logger
	extra map[string]int
}

type Logger struct{ lines *[]string }

func (l Logger) Log(format string, args ...any) {
	*l.lines = append(*l.lines, fmt.Sprintf(format, args...))
}

type Namer interface{ Name() string }

type Wrapped struct {
	Namer
	strings.Builder
}

func (w *Wrapped) Add(s string) *Wrapped {
	w.WriteString(s + ";")
	return w
}

type Func func(string) string

func (f Func) Name() string { return f("func") }

type Chain []Namer

func (c Chain) Name() string {
	var s []string
	for _, n := range c {
		s = append(s, n.Name())
	}
	return strings.Join(s, "/")
}

func main() {
	var lines []string
	t := Top{&Mid{Base{1}, "l"}, Logger{&lines}, nil}
	fmt.Println(t.ID(), t.Name(), t.Base.Name(), t.Mid.Base.id, t.id, t.label)
	t.SetID(9)
	t.Mid.Base.SetID(t.id + 1)
	t.Log("%s is %d", t.Name(), t.id)
	log := t.Log
	log("no %v", nil)
	fmt.Printf("%q\n", lines)
	copyOf := t
	copyOf.SetID(77)
	copyOf.Logger = Logger{new([]string)}
	copyOf.Log("elsewhere")
	fmt.Println(t.id, len(lines))
	w := Wrapped{Namer: t}
	w.Add("a").Add("b")
	fmt.Println(w.Name(), w.String(), w.Len())
	w.Namer = Func(strings.ToUpper)
	fmt.Println(w.Name())
	c := Chain{t, &t, w.Namer, Mid{}, Chain{Base{}, Func(func(s string) string { return s + s })}}
	fmt.Println(c.Name())
	for _, n := range c {
		if i, ok := n.(interface{ ID() string }); ok {
			fmt.Print(i.ID(), " ")
		} else {
			fmt.Printf("%T ", n)
		}
	}
	fmt.Println()
	set := (*Base).SetID
	set(&t.Base, 3)
	name := Namer.Name
	fmt.Println(t.ID(), name(t), Top.ID(t), (*Top).Name(&t))
	var n Namer = struct {
		Base
		x int
	}{Base{4}, 1}
	fmt.Println(n.Name(), n)
}
