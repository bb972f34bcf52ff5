// A method String ends its goroutine's program while it is printed.
package main

import (
	"fmt"
	"sync"
)

type broken struct{ mu sync.Mutex }

func (b *broken) String() string {
	b.mu.Unlock()
	return "never"
}

func main() {
	fmt.Println(&broken{})
}
