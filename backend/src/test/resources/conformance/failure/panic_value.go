// A panic with a number shows its type too.
package main

type level int

func main() {
	panic(level(3))
}
