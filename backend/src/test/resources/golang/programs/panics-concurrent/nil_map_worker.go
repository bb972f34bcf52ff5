// Writing to a nil map in a worker takes the program down with exit code 2.
package main

import "fmt"

type registry struct{ byName map[string]int }

func (r *registry) add(name string) { r.byName[name] = len(r.byName) }

func main() {
	done := make(chan bool)
	var r registry
	fmt.Println(r.byName["missing"], len(r.byName))
	go func() {
		r.add("first")
		done <- true
	}()
	<-done
}
