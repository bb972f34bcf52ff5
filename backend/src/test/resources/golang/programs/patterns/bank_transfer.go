// Transfers lock the two accounts in order of their numbers.
package main

import (
	"errors"
	"fmt"
	"sync"
)

type account struct {
	id    int
	mu    sync.Mutex
	money int
}

var errPoor = errors.New("not enough money")

func transfer(from, to *account, amount int) error {
	first, second := from, to
	if first.id > second.id {
		first, second = second, first
	}
	first.mu.Lock()
	defer first.mu.Unlock()
	second.mu.Lock()
	defer second.mu.Unlock()
	if from.money < amount {
		return fmt.Errorf("transfer of %d from %d: %w", amount, from.id, errPoor)
	}
	from.money -= amount
	to.money += amount
	return nil
}

func main() {
	accounts := make([]*account, 4)
	for i := range accounts {
		accounts[i] = &account{id: i, money: 100}
	}
	fmt.Println(transfer(accounts[0], accounts[1], 500))
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() { transfer(accounts[i%4], accounts[(i*7+1)%4], i%30) })
	}
	wg.Wait()
	total := 0
	for _, a := range accounts {
		if a.money < 0 {
			fmt.Println("overdrawn")
		}
		total += a.money
	}
	fmt.Println(total)
}
