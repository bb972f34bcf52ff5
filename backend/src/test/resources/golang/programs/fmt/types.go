package main

import (
	"errors"
	"fmt"
	"time"
)

type (
	ID     int
	Person struct {
		Name string
		Age  int
	}
	Op          func(a, b int) int
	Shape       interface{ Area() float64 }
	Pair[T any] struct{ A, B T }
)

func (p Person) Greet(greeting string) string { return greeting + p.Name }

func main() {
	values := []any{
		1, int8(1), uint(1), 1.5, float32(1), "s", 'r', byte(1), true, nil,
		[]int{}, [3]string{}, map[string][]int{}, ID(1), Person{}, &Person{}, []Person{}, []*Person{},
		func() {}, func(int, ...string) (bool, error) { return false, nil }, Op(nil), Person.Greet,
		make(chan int), make(<-chan string), make(chan<- []byte), struct{}{}, struct {
			A int `tag:"x"`
			b string
		}{}, []any{}, []error{}, []fmt.Stringer{}, new(any), map[ID]struct{}{}, errors.New("x"), fmt.Errorf("%w", errors.New("y")),
		time.Second, time.Now(), [2][3]int{}, &[]int{}, Pair[int]{}, Pair[[]string]{}, Pair[Person]{}, &Pair[*Person]{},
		interface{ M() }(nil), (*Shape)(nil), []Shape{}, func(Shape) interface{ X(int) } { return nil }, [](chan int){}, make(chan (<-chan int)), uintptr(1),
	}
	for i, v := range values {
		fmt.Printf("%d %T\n", i, v)
	}
}
