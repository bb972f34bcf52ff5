package main

import (
	"fmt"
	"sort"
	"strings"
)

type Notifier interface{ Notify(string) string }

type Email struct{ addr string }

func (e Email) Notify(m string) string { return "mail to " + e.addr + ": " + m }

type User struct {
	Notifier
	name string
}

type Loud struct{ Notifier }

func (l Loud) Notify(m string) string { return strings.ToUpper(l.Notifier.Notify(m)) }

type byLen struct{ sort.StringSlice }

func (b byLen) Less(i, j int) bool { return len(b.StringSlice[i]) < len(b.StringSlice[j]) }

type Animal interface {
	Sound() string
}
type Walker interface {
	Walk() string
}
type Pet interface {
	Animal
	Walker
	fmt.Stringer
}
type cat struct{}

func (cat) Sound() string  { return "meow" }
func (cat) Walk() string   { return "pads" }
func (cat) String() string { return "cat" }

func main() {
	u := User{Email{"a@b.c"}, "ann"}
	fmt.Println(u.Notify("hi"), u.name)
	u.Notifier = Loud{u.Notifier}
	fmt.Println(u.Notify("hi"))
	var n Notifier = u
	fmt.Println(n.(User).name, n.Notify("again"))
	words := []string{"banana", "fig", "apple", "kiwi"}
	sort.Sort(byLen{words})
	fmt.Println(words)
	sort.Sort(sort.Reverse(byLen{words}))
	fmt.Println(words)
	var p Pet = cat{}
	var a Animal = p
	fmt.Println(p, a.Sound(), p.Walk(), a.(Walker).Walk())
	defer func() { fmt.Println("recovered:", recover()) }()
	var empty User
	empty.Notify("nobody")
}
