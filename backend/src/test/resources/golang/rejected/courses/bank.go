package main

import (
	"errors"
	"fmt"
	"os"
)

type Account struct {
	owner   string
	balance float64
}

func (a *Account) Withdraw(amount float64) error {
	if amount > a.balance {
		return errors.New("not enough money")
	}
	a.balance -= amount
}

func main() {
	acc := Account{"Ann", 100}
	acc.Withdraw("50")
	balance := acc.Withdraw(10) + 5
	err := acc.Deposit(20)
	if err != nil {
		return err
	}
	fmt.Printf("%v\n", acc.Balance)
}
