// Deferred functions panic while others do.
package main

import "fmt"

type text string

func (t text) String() string { return "text " + string(t) }

func third() {
	defer func() { panic(fmt.Sprintf("%v and %d", text("late"), 3)) }()
	defer func() { panic(text("second")) }()
	panic(fmt.Errorf("first: %w", fmt.Errorf("cause")))
}

func main() {
	for i := range 2 {
		defer func() {
			if i == 1 {
				defer func() { fmt.Println("recovered", recover()) }()
				panic(1.5)
			}
			panic(i)
		}()
	}
	third()
}
