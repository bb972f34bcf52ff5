// Runners wait for the shot; the judge waits for all of them.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	shot := make(chan struct{})
	var ready, finish sync.WaitGroup
	places := make(chan string, 3)
	for name, ms := range map[string]int{"tortoise": 300, "hare": 60, "dog": 180} {
		ready.Add(1)
		finish.Add(1)
		go func() {
			defer finish.Done()
			ready.Done()
			<-shot
			time.Sleep(time.Duration(ms) * time.Millisecond)
			places <- name
		}()
	}
	ready.Wait()
	fmt.Println("ready")
	close(shot)
	finish.Wait()
	close(places)
	for name := range places {
		fmt.Println(name)
	}
}
