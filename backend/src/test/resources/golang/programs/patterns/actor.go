// An account that only its own goroutine touches.
package main

import (
	"errors"
	"fmt"
)

type deposit struct{ amount int }
type withdraw struct {
	amount int
	reply  chan error
}
type balance struct{ reply chan int }

type account chan any

func open() account {
	a := make(account)
	go a.run()
	return a
}

func (a account) run() {
	money := 0
	for message := range a {
		switch m := message.(type) {
		case deposit:
			money += m.amount
		case withdraw:
			if m.amount > money {
				m.reply <- errors.New("insufficient funds")
				continue
			}
			money -= m.amount
			m.reply <- nil
		case balance:
			m.reply <- money
		default:
			fmt.Printf("unknown message %T %v\n", m, m)
		}
	}
	fmt.Println("account closed with", money)
	close(closed)
}

var closed = make(chan struct{})

func main() {
	a := open()
	a <- deposit{100}
	a <- deposit{50}
	errs := make(chan error)
	a <- withdraw{500, errs}
	fmt.Println(<-errs)
	a <- withdraw{30, errs}
	fmt.Println(<-errs)
	a <- "hello"
	reply := make(chan int)
	a <- balance{reply}
	fmt.Println(<-reply)
	close(a)
	<-closed
}
