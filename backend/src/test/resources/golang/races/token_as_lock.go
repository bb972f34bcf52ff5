// The token is handed on; who has it may write.
package main

import (
	"fmt"
	"sync"
)

type account struct {
	balance int
}

func main() {
	token := make(chan *account, 1)
	token <- &account{balance: 10}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			a := <-token
			a.balance += 5
			token <- a
		})
	}
	wg.Wait()
	fmt.Println((<-token).balance)
}
