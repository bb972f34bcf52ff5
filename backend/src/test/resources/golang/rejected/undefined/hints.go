package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"time"
)

type user struct {
	Name string
	age  int
}

func (u user) Greet() string   { return u.Name }
func (u *user) setAge(n int)   { u.age = n }
func (u *user) String() string { return "" }

type Speaker interface{ Speak() string }

func main() {
	u := user{}
	fmt.Println(u.name, u.Age, u.greet(), u.SetAge(1), u.string(), u.NAME)
	fmt.Println(user{name: "x"}, user{Age: 1}, user{"x"})
	var s Speaker
	s.speak()
	s.Name = "x"
	var e error
	e.error()
	e.Message()
	fmt.println(strings.toUpper("x"), strings.ToUppercase("x"), os.args, time.now())
	time.sleep(1)
	var wg sync.WaitGroup
	wg.Join()
	wg.done()
	strings.Builder.WriteString("x")
	var b strings.Builder
	b.Write("x")
	b.Append("y")
	strings.Join("a", "b")
	strings.Split("a,b")
	os.Exit("1")
	os.Exit()
	fmt.Sprintf("x").foo()
	time.Sleep(1 * "s")
	var d time.Duration = 1.5 * time.Second
	d = 5 * time.Second
	n := 5
	d = n
	time.After(n)
	u.Greet = nil
	u.Greet()()
	x := u.Greet() + 1
	user.Greet()
	fmt.Println(Name, age, d)
}
