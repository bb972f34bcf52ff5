// select without cases blocks forever.
package main

import "fmt"

func main() {
	go fmt.Println("the other one ends")
	select {}
}
