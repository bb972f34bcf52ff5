// Nobody ever sends.
package main

import "fmt"

func main() {
	ch := make(chan int)
	fmt.Println("before")
	fmt.Println(<-ch)
}
