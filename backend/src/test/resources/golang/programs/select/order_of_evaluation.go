// Channel and value expressions of all cases are evaluated once, from top to bottom.
package main

import "fmt"

var a, b, c = make(chan int), make(chan int, 1), make(chan int)

func channel(name string, ch chan int) chan int {
	fmt.Println("channel", name)
	return ch
}

func value(v int) int {
	fmt.Println("value", v)
	return v
}

func slot(i int) int {
	fmt.Println("slot", i)
	return i
}

func main() {
	got := make([]int, 3)
	select {
	case channel("a", a) <- value(1):
	case channel("b", b) <- value(2):
		fmt.Println("sent to b")
	case got[slot(1)] = <-channel("c", c):
	}
	select {
	case got[slot(2)] = <-channel("b", b):
		fmt.Println(got)
	case <-channel("nil", nil):
	}
}
