// Goroutines start goroutines; each child waits in runnext of the only P.
package main

import "fmt"

func main() {
	var trail []string
	done := make(chan bool)
	var grow func(name string, depth int)
	grow = func(name string, depth int) {
		trail = append(trail, name)
		if depth > 0 {
			go grow(name+"l", depth-1)
			go grow(name+"r", depth-1)
		}
		if len(trail) == 7 {
			done <- true
		}
	}
	go grow("x", 2)
	<-done
	fmt.Println(trail)
}
