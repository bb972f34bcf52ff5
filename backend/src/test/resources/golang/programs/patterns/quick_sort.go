// Parallel quick sort in place.
package main

import (
	"fmt"
	"sync"
)

func quick(s []int, wg *sync.WaitGroup) {
	defer wg.Done()
	for len(s) > 1 {
		p, i := s[len(s)/2], 0
		j := len(s) - 1
		for i <= j {
			for s[i] < p {
				i++
			}
			for s[j] > p {
				j--
			}
			if i <= j {
				s[i], s[j] = s[j], s[i]
				i++
				j--
			}
		}
		wg.Add(1)
		go quick(s[:j+1], wg)
		s = s[i:]
	}
}

func main() {
	s := make([]int, 200)
	for i := range s {
		s[i] = (i * 7919) % 1009
	}
	var wg sync.WaitGroup
	wg.Add(1)
	quick(s, &wg)
	wg.Wait()
	fmt.Println(s[:10], s[190:])
	sum := 0
	for i, v := range s {
		if i > 0 && s[i-1] > v {
			fmt.Println("not sorted at", i)
		}
		sum += v
	}
	fmt.Println(sum)
}
