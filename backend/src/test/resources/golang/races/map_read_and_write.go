package main

import "time"

func main() {
	prices := map[string]int{"tea": 2}
	go func() {
		prices["coffee"] = 3
	}()
	time.Sleep(10 * time.Millisecond)
	println(prices["tea"])
}
