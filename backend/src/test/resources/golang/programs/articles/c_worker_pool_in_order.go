// Idea: results come in order of completion; an index puts them back in order.
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
	time.Sleep(time.Duration(len(s)) * 40 * time.Millisecond)
	return "R" + s
}

func main() {
	items := []string{"AAAAAA", "B", "CC", "D"}
	jobs := make(chan indexed, len(items))
	results := make(chan indexed, len(items))
	for range 2 {
		go func() {
			for j := range jobs {
				results <- indexed{j.index, process(j.item)}
			}
		}()
	}
	for i, it := range items {
		jobs <- indexed{i, it}
	}
	close(jobs)
	byIndex := make([]string, len(items))
	var byTime []string
	for range items {
		r := <-results
		byTime = append(byTime, r.item)
		byIndex[r.index] = r.item
	}
	fmt.Println("as they came:", byTime)
	fmt.Println("as they were asked:", byIndex)
}
