package main

import "fmt"

type item struct {
	value int
	trail []string
}

func stage(name string, in <-chan *item) <-chan *item {
	out := make(chan *item)
	go func() {
		defer close(out)
		for it := range in {
			it.value *= 2
			it.trail = append(it.trail, name)
			out <- it
		}
	}()
	return out
}

func main() {
	source := make(chan *item)
	go func() {
		defer close(source)
		for i := range 3 {
			source <- &item{value: i}
		}
	}()
	for it := range stage("b", stage("a", source)) {
		fmt.Println(it.value, it.trail)
	}
}
