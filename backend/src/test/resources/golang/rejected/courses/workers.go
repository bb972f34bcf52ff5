package main

import (
	"context"
	"fmt"
	"sync"
	"time"
)

func worker(id int, jobs <-chan int, results chan<- int) {
	for j := range jobs {
		results <- fmt.Sprint(j * 2)
	}
	jobs <- 1
	x := <-results
}

func main() {
	jobs := make(chan int)
	results := make(chan string)
	var wg sync.WaitGroup
	go worker(1, jobs, results)
	wg.Add()
	wg.wait()
	time.Sleep(2.5 * time.Second)
	n := 3
	time.Sleep(n * time.Second)
	time.Sleep("1s")
	select {
	case v := <-time.After(1):
	}
	var mu sync.Mutex
	mu.Lock
	if mu.Lock() {
	}
	ctx, cancel := context.WithTimeout(context.Background())
	ctx := context.WithCancel(ctx)
	go fmt.Println
	errs := make(chan error, 1)
	errs <- "failed"
	<-wg
}
