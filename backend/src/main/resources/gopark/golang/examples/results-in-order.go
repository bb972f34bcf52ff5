package main

import (
	"fmt"
	"time"
)

type indexed struct {
	index int
	item  string
}

func process(s string) string {
	time.Sleep(time.Duration(len(s)) * 10 * time.Millisecond)
	return "<" + s + ">"
}

func main() {
	items := []string{"long item", "b", "word", "xy"}
	jobs, results := make(chan indexed), make(chan indexed)
	for range 2 {
		go func() {
			for j := range jobs {
				results <- indexed{j.index, process(j.item)}
			}
		}()
	}
	go func() {
		for i, item := range items {
			jobs <- indexed{i, item}
		}
		close(jobs)
	}()
	ordered := make([]string, len(items))
	for range items {
		r := <-results
		fmt.Println("came", r.item)
		ordered[r.index] = r.item
	}
	fmt.Println(ordered)
}
