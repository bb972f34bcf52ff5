// Nil channels in all cases.
package main

func main() {
	var a, b chan int
	select {
	case <-a:
	case <-b:
	}
}
