// When main returns, the others are gone, finished or not.
package main

import (
	"fmt"
	"time"
)

func main() {
	go func() {
		time.Sleep(50 * time.Millisecond)
		fmt.Println("never printed")
	}()
	go fmt.Println("not printed either")
	fmt.Println("main returns")
}
