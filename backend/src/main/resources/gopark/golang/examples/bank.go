package main

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
)

type account struct {
	id    int
	mu    sync.Mutex
	money int
}

var errPoor = errors.New("not enough money")

func transfer(from, to *account, amount int) error {
	if from.id < to.id {
		from.mu.Lock()
		to.mu.Lock()
	} else {
		to.mu.Lock()
		from.mu.Lock()
	}
	defer from.mu.Unlock()
	defer to.mu.Unlock()
	if from.money < amount {
		return fmt.Errorf("account %d: %w", from.id, errPoor)
	}
	from.money -= amount
	to.money += amount
	return nil
}

func main() {
	var accounts []*account
	for i := range 4 {
		accounts = append(accounts, &account{id: i, money: 30})
	}
	var wg sync.WaitGroup
	var refused atomic.Int32
	for i := range 60 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			err := transfer(accounts[i%4], accounts[(i*3+1)%4], i)
			if errors.Is(err, errPoor) {
				refused.Add(1)
			}
		}()
	}
	wg.Wait()
	total := 0
	for _, a := range accounts {
		total += a.money
	}
	fmt.Println("total", total, "refused", refused.Load())
}
