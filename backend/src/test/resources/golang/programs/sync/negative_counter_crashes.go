// Done once too often ends the program.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	wg.Done()
	fmt.Println("one is fine")
	wg.Done()
	fmt.Println("not reached")
}
