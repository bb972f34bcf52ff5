// Nobody ever receives.
package main

import "fmt"

func main() {
	ch := make(chan string, 1)
	ch <- "fits"
	fmt.Println("one fits")
	ch <- "does not"
}
