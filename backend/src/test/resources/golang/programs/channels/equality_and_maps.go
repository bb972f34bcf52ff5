// Channels compare by identity and may be keys of maps.
package main

import "fmt"

func main() {
	a, b := make(chan int), make(chan int)
	c := a
	fmt.Println(a == b, a == c, a != nil)
	var r <-chan int = a
	fmt.Println(r == a)
	names := map[chan int]string{a: "a", b: "b"}
	fmt.Println(names[c], names[b], len(names))
	var x, y any = a, c
	fmt.Println(x == y, x == any(r))
	chans := [2]chan int{a, b}
	fmt.Println(chans == [2]chan int{c, b})
}
