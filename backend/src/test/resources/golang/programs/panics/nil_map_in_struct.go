package main

import "fmt"

type registry struct{ items map[string]bool }

func (r *registry) add(s string) { r.items[s] = true }

func main() {
	var r registry
	fmt.Println(r.items == nil)
	r.add("first")
}
