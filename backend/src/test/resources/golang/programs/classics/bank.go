package main

import (
	"errors"
	"fmt"
	"sort"
)

type Money int64

func (m Money) String() string { return fmt.Sprintf("$%d.%02d", m/100, m%100) }

type InsufficientFunds struct{ Need, Have Money }

func (e InsufficientFunds) Error() string { return fmt.Sprintf("need %v, have %v", e.Need, e.Have) }

var ErrNoAccount = errors.New("no such account")

type Account struct {
	Owner   string
	balance Money
	history []string
}

func (a *Account) Deposit(m Money) error {
	if m <= 0 {
		return fmt.Errorf("deposit of %v", m)
	}
	a.balance += m
	a.log("+%v", m)
	return nil
}

func (a *Account) Withdraw(m Money) error {
	if m > a.balance {
		return InsufficientFunds{m, a.balance}
	}
	a.balance -= m
	a.log("-%v", m)
	return nil
}

func (a *Account) log(format string, args ...any) {
	a.history = append(a.history, fmt.Sprintf(format, args...))
}

type Bank struct{ accounts map[string]*Account }

func (b *Bank) Open(owner string, initial Money) *Account {
	if b.accounts == nil {
		b.accounts = make(map[string]*Account)
	}
	a := &Account{Owner: owner, balance: initial}
	b.accounts[owner] = a
	return a
}

func (b *Bank) Transfer(from, to string, m Money) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("transfer %s->%s: %w", from, to, err)
		}
	}()
	src, ok := b.accounts[from]
	if !ok {
		return ErrNoAccount
	}
	dst := b.accounts[to]
	if dst == nil {
		return ErrNoAccount
	}
	if err := src.Withdraw(m); err != nil {
		return err
	}
	return dst.Deposit(m)
}

func main() {
	var bank Bank
	fmt.Println(bank.Transfer("x", "y", 1))
	ann := bank.Open("ann", 100_00)
	bank.Open("bob", 5)
	fmt.Println(ann.Deposit(-500), ann.Deposit(2550))
	fmt.Println(bank.Transfer("ann", "bob", 7500))
	err := bank.Transfer("bob", "ann", 1000_00)
	var inf InsufficientFunds
	fmt.Println(err, errors.As(err, &inf), inf.Need-inf.Have)
	fmt.Println(errors.Is(bank.Transfer("ann", "cid", 1), ErrNoAccount))
	names := make([]string, 0)
	for n := range bank.accounts {
		names = append(names, n)
	}
	sort.Strings(names)
	for _, n := range names {
		a := bank.accounts[n]
		fmt.Printf("%-5s %10v %q\n", n, a.balance, a.history)
	}
	fmt.Println(*ann)
}
