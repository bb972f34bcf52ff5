// With a default case select never waits.
package main

import "fmt"

func main() {
	ch := make(chan int, 1)
	for i := range 4 {
		select {
		case ch <- i:
			fmt.Println("sent", i)
		case v := <-ch:
			fmt.Println("got", v)
		default:
			fmt.Println("nothing")
		}
	}
	select {
	default:
		fmt.Println("only default")
	}
	empty := make(chan string)
	select {
	case s := <-empty:
		fmt.Println(s)
	default:
		fmt.Println("no partner")
	}
}
