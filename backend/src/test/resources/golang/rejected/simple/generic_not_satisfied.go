package main

import "fmt"

func sum[T int | float64](s []T) (t T) {
	for _, v := range s {
		t += v
	}
	return
}

func main() {
	fmt.Println(sum([]string{"a"}))
}
