// The writers lock, the reader does not.
package main

import (
	"sync"
	"time"
)

type account struct {
	mu      sync.Mutex
	balance int
}

func (a *account) deposit(n int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.balance += n
}

func (a *account) look() int {
	return a.balance
}

func main() {
	a := &account{}
	go a.deposit(10)
	time.Sleep(10 * time.Millisecond)
	println(a.look())
}
