package main

import "sync"

func main() {
	var wg sync.WaitGroup
	wg.Add()
	wg.Wait()
}
