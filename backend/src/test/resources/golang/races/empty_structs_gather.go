package main

import (
	"fmt"
	"time"
)

func main() {
	sem := make(chan struct{}, 2)
	n := 0
	for range 5 {
		go func() {
			sem <- struct{}{}
			n++
			<-sem
		}()
		time.Sleep(10 * time.Millisecond)
	}
	sem <- struct{}{}
	fmt.Println(n)

	arrays := make(chan [0]int, 3)
	m := 0
	go func() {
		m = 1
		arrays <- [0]int{}
	}()
	time.Sleep(10 * time.Millisecond)
	arrays <- [0]int{}
	fmt.Println(m)
}
