package main

import "fmt"

type Animal struct {
	Name string
	legs int
}

func (a Animal) Describe() string { return fmt.Sprintf("%s has %d legs", a.Name, a.legs) }
func (a *Animal) Rename(n string) { a.Name = n }
func (a Animal) Sound() string    { return "..." }

type Dog struct {
	Animal
	Breed string
}

func (d Dog) Sound() string { return "Woof, not " + d.Animal.Sound() }

type Puppy struct {
	*Dog
	Age int
}

type Logger struct{ prefix string }

func (l Logger) Log(s string) { fmt.Println(l.prefix + s) }

type Server struct {
	Logger
	*Config
	fmt.Stringer
}

type Config struct{ Host, prefix string }

type name string

func (n name) String() string { return "name:" + string(n) }

func main() {
	d := Dog{Animal{"Rex", 4}, "collie"}
	fmt.Println(d.Describe(), d.Name, d.Animal.Name, d.Sound())
	d.Rename("Max")
	fmt.Println(d.Name, d)
	p := Puppy{&d, 1}
	p.Rename("Tiny")
	p.legs--
	fmt.Println(p.Describe(), d.Name, p.Sound(), p.Dog.Animal.Sound(), p.Breed)
	fmt.Printf("%+v\n", d)
	s := Server{Logger{"> "}, &Config{"localhost", "x"}, name("srv")}
	s.Log(s.Host)
	fmt.Println(s.Logger.prefix, s.Config.prefix, s.String())
	f := s.Log
	s.Logger.prefix = "changed "
	f("bound before the change")
	s.Log("after")
	type A struct{ V int }
	type B struct{ V int }
	type AB struct {
		A
		B
	}
	ab := AB{A{1}, B{2}}
	fmt.Println(ab.A.V, ab.B.V, ab)
}
