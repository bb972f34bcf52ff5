// On stop the server takes no more work, finishes what it has and then ends.
package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

type server struct {
	jobs   chan int
	quit   chan struct{}
	once   sync.Once
	wg     sync.WaitGroup
	mu     sync.Mutex
	served []int
}

func start(workers int) *server {
	s := &server{jobs: make(chan int, 10), quit: make(chan struct{})}
	for range workers {
		s.wg.Go(func() {
			for j := range s.jobs {
				time.Sleep(10 * time.Millisecond)
				s.mu.Lock()
				s.served = append(s.served, j)
				s.mu.Unlock()
			}
		})
	}
	return s
}

func (s *server) submit(j int) error {
	select {
	case <-s.quit:
		return errors.New("server is closing")
	default:
	}
	s.jobs <- j
	return nil
}

func (s *server) shutdown(ctx context.Context) error {
	s.once.Do(func() {
		close(s.quit)
		close(s.jobs)
	})
	done := make(chan struct{})
	go func() { s.wg.Wait(); close(done) }()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func main() {
	s := start(2)
	for j := range 6 {
		if err := s.submit(j); err != nil {
			fmt.Println(err)
		}
	}
	short, cancel := context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	fmt.Println("first try:", s.shutdown(short))
	fmt.Println("submit:", s.submit(99))
	fmt.Println("second try:", s.shutdown(context.Background()))
	fmt.Println("served", len(s.served))
}
