// A method of an operand of Printf waits for ever.
package main

import (
	"fmt"
	"sync"
)

type account struct {
	mu      sync.Mutex
	balance int
}

func (a *account) String() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	return fmt.Sprint(a.balance)
}

func main() {
	a := &account{balance: 5}
	fmt.Printf("%v\n", a)
	a.mu.Lock()
	fmt.Printf("%6v\n", a)
}
