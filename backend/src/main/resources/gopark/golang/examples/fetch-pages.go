package main

import (
	"fmt"
	"time"
)

type page struct {
	url  string
	size int
}

// fetch stands for a request: nearly all of its time is waiting.
func fetch(url string, ms int) page {
	time.Sleep(time.Duration(ms) * time.Millisecond)
	return page{url, 100 * len(url)}
}

func main() {
	start := time.Now()
	answers := make(chan page)
	const n = 10
	for i := range n {
		go func() { answers <- fetch(fmt.Sprint("site-", i, ".example"), 50+10*(i*7%5)) }()
	}
	total := 0
	for range n {
		p := <-answers
		total += p.size
		fmt.Println(p.url)
	}
	fmt.Println(total, "bytes in", time.Since(start).Round(10*time.Millisecond))
}
