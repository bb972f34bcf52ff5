package main

import "time"

func fill(to *int) {
	*to = 8
}

func main() {
	local := 1
	go fill(&local)
	time.Sleep(10 * time.Millisecond)
	println(local)
}
