// A broker with topics; slow subscribers lose messages.
package main

import (
	"fmt"
	"sort"
	"sync"
)

type broker struct {
	mu   sync.RWMutex
	subs map[string][]chan string
}

func (b *broker) subscribe(topic string, size int) <-chan string {
	ch := make(chan string, size)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.subs[topic] = append(b.subs[topic], ch)
	return ch
}

func (b *broker) publish(topic, text string) (delivered, dropped int) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	for _, ch := range b.subs[topic] {
		select {
		case ch <- text:
			delivered++
		default:
			dropped++
		}
	}
	return
}

func (b *broker) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	var topics []string
	for t, subs := range b.subs {
		topics = append(topics, t)
		for _, ch := range subs {
			close(ch)
		}
	}
	sort.Strings(topics)
	fmt.Println("closed", topics)
}

func main() {
	b := &broker{subs: map[string][]chan string{}}
	fast, slow := b.subscribe("news", 10), b.subscribe("news", 1)
	sport := b.subscribe("sport", 2)
	for i := range 3 {
		fmt.Println(b.publish("news", fmt.Sprint("news ", i)))
	}
	fmt.Println(b.publish("sport", "goal"))
	fmt.Println(b.publish("weather", "rain"))
	b.close()
	for _, ch := range []<-chan string{fast, slow, sport} {
		var got []string
		for s := range ch {
			got = append(got, s)
		}
		fmt.Printf("%q\n", got)
	}
}
