// A method Error of an operand of Errorf ends the program.
package main

import (
	"fmt"
	"sync"
)

type broken struct{ wg sync.WaitGroup }

func (b *broken) Error() string {
	b.wg.Add(1)
	b.wg.Wait()
	return "never"
}

func main() {
	fmt.Println(fmt.Errorf("it failed: %w", &broken{}))
}
