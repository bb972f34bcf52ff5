// break leaves only the select; a label leaves the loop around it.
package main

import "fmt"

func main() {
	ch := make(chan int, 8)
	for i := range 8 {
		ch <- i
	}
	turns := 0
	for i := 0; i < 3; i++ {
		select {
		case v := <-ch:
			if v == 1 {
				break
			}
			turns += 10
		}
		turns++
	}
	fmt.Println(turns)
loop:
	for {
		select {
		case v := <-ch:
			if v == 5 {
				continue loop
			}
			if v == 6 {
				break loop
			}
			fmt.Println("v", v)
		default:
			fmt.Println("empty")
			break loop
		}
	}
	fmt.Println("left", len(ch))
	func() {
		for {
			select {
			case <-ch:
			default:
				return
			}
		}
	}()
	fmt.Println("left", len(ch))
}
