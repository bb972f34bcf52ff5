package main

import "time"

func main() {
	set := map[int]bool{1: true}
	go func() {
		delete(set, 1)
	}()
	time.Sleep(10 * time.Millisecond)
	for key := range set {
		println(key)
	}
}
