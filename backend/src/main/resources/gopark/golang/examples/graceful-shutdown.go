package main

import (
	"context"
	"fmt"
	"sync"
	"time"
)

type server struct {
	jobs chan int
	wg   sync.WaitGroup
}

func start(workers int) *server {
	s := &server{jobs: make(chan int, 20)}
	for range workers {
		s.wg.Add(1)
		go func() {
			defer s.wg.Done()
			for j := range s.jobs {
				time.Sleep(20 * time.Millisecond)
				fmt.Println("job", j, "is done")
			}
		}()
	}
	return s
}

func (s *server) shutdown(ctx context.Context) error {
	close(s.jobs)
	done := make(chan struct{})
	go func() {
		s.wg.Wait()
		close(done)
	}()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func main() {
	s := start(2)
	for j := range 8 {
		s.jobs <- j
	}
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond) // try 30
	defer cancel()
	fmt.Println("shutdown:", s.shutdown(ctx))
}
