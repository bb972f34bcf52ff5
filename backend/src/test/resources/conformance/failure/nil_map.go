// An assignment to an entry of a nil map is a run-time panic.
package main

func main() {
	var m map[string]int
	m["a"] = 1
}
