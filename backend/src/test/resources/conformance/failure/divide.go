// A division by zero is a run-time panic.
package main

var zero int

func main() {
	println(1 / zero)
}
