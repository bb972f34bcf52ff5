// Several sources into one channel; what each sends stays in its order.
package main

import (
	"fmt"
	"sort"
	"sync"
)

func source(name string, n int) <-chan string {
	out := make(chan string)
	go func() {
		defer close(out)
		for i := range n {
			out <- fmt.Sprintf("%s%d", name, i)
		}
	}()
	return out
}

func merge(sources ...<-chan string) <-chan string {
	out := make(chan string)
	var wg sync.WaitGroup
	for _, s := range sources {
		wg.Go(func() {
			for v := range s {
				out <- v
			}
		})
	}
	go func() { wg.Wait(); close(out) }()
	return out
}

func main() {
	var all []string
	last := map[byte]string{}
	for v := range merge(source("a", 4), source("b", 3), source("c", 2)) {
		if v < last[v[0]] {
			fmt.Println("out of order")
		}
		last[v[0]] = v
		all = append(all, v)
	}
	sort.Strings(all)
	fmt.Println(all)
}
