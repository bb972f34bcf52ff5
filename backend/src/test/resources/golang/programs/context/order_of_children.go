package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"
)

// children tells in which order the children of a cancelled context end.
func children(n int) []int {
	parent, cancel := context.WithCancel(context.Background())
	ended := make(chan int, n)
	for i := range n {
		child, _ := context.WithCancel(parent)
		context.AfterFunc(child, func() { ended <- i })
	}
	time.Sleep(time.Millisecond)
	cancel()
	var order []int
	for range n {
		order = append(order, <-ended)
	}
	return order
}

func main() {
	orders := map[string]bool{}
	for range 200 {
		order := children(4)
		orders[fmt.Sprint(order)] = true
		slices.Sort(order)
		if !slices.Equal(order, []int{0, 1, 2, 3}) {
			fmt.Println(order)
		}
	}
	fmt.Println("children end in several orders:", len(orders) > 1)

	clear(orders)
	a, b := make(chan os.Signal), make(chan os.Signal)
	signal.Notify(a, syscall.SIGUSR1)
	signal.Notify(b, syscall.SIGUSR1)
	order := make(chan string)
	listen := func(c chan os.Signal, name string) {
		for range c {
			order <- name
		}
	}
	go listen(a, "a")
	go listen(b, "b")
	for range 100 {
		time.Sleep(100 * time.Microsecond)
		syscall.Kill(syscall.Getpid(), syscall.SIGUSR1)
		orders[<-order+<-order] = true
	}
	fmt.Println("channels are told in several orders:", len(orders) > 1)
}
