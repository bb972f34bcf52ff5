package main

import "sync"

func main() {
	var wg sync.WaitGroup
	var order []int
	for i := range 257 {
		wg.Add(1)
		go func() {
			order = append(order, i)
			wg.Done()
		}()
	}
	wg.Wait()
	println(order[0], order[1], order[2], order[128], order[129], order[256])
}
