// len and cap of a buffered channel while it fills and drains.
package main

import "fmt"

func main() {
	ch := make(chan string, 3)
	fmt.Println(len(ch), cap(ch))
	for _, s := range []string{"a", "b", "c"} {
		ch <- s
		fmt.Println("sent", s, "len", len(ch), "cap", cap(ch))
	}
	select {
	case ch <- "d":
		fmt.Println("unexpected")
	default:
		fmt.Println("full")
	}
	close(ch)
	for len(ch) > 0 {
		fmt.Println("got", <-ch, "left", len(ch))
	}
	v, ok := <-ch
	fmt.Printf("%q %v\n", v, ok)
	var none chan int
	fmt.Println(len(none), cap(none), none == nil)
	fmt.Println(len(make(chan int)), cap(make(chan int)))
}
