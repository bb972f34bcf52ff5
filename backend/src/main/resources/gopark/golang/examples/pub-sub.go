package main

import (
	"fmt"
	"sync"
	"time"
)

type broker struct {
	mu   sync.RWMutex
	subs []chan string
}

func (b *broker) subscribe(buffer int) <-chan string {
	b.mu.Lock()
	defer b.mu.Unlock()
	ch := make(chan string, buffer)
	b.subs = append(b.subs, ch)
	return ch
}

func (b *broker) publish(text string) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	for i, ch := range b.subs {
		select {
		case ch <- text:
		default:
			fmt.Println("subscriber", i, "misses", text)
		}
	}
}

func (b *broker) close() {
	for _, ch := range b.subs {
		close(ch)
	}
}

func main() {
	b := &broker{}
	var wg sync.WaitGroup
	for i, pause := range []time.Duration{time.Millisecond, 50 * time.Millisecond} {
		news := b.subscribe(1)
		wg.Add(1)
		go func() {
			defer wg.Done()
			for text := range news {
				fmt.Println("subscriber", i, "reads", text)
				time.Sleep(pause)
			}
		}()
	}
	for n := range 5 {
		b.publish(fmt.Sprint("news ", n))
		time.Sleep(10 * time.Millisecond)
	}
	b.close()
	wg.Wait()
}
