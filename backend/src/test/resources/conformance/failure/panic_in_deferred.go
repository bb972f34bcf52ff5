// A panic in a deferred call is shown below the one it interrupts.
package main

func main() {
	defer func() { panic("second") }()
	panic("first")
}
