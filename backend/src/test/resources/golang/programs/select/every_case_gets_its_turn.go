// Among ready cases the choice is random but fair: each is taken many times.
package main

import "fmt"

func main() {
	a, b, c := make(chan bool), make(chan bool), make(chan bool)
	close(a)
	close(b)
	close(c)
	var counts [3]int
	for range 3000 {
		select {
		case <-a:
			counts[0]++
		case <-b:
			counts[1]++
		case <-c:
			counts[2]++
		}
	}
	for i, n := range counts {
		fmt.Println(i, n > 600, n < 1600)
	}
	fmt.Println(counts[0] + counts[1] + counts[2])
}
