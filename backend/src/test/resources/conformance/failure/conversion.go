// A type assertion that does not hold is a run-time panic that names both types.
package main

var any1 any = "text"

func main() {
	println(any1.(int))
}
