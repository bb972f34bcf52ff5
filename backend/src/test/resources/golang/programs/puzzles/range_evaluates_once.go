// The range expression is evaluated once; what is appended in the loop is not visited.
package main

import "fmt"

func numbers() []int {
	fmt.Println("evaluated")
	return []int{1, 2, 3}
}

func main() {
	for _, n := range numbers() {
		fmt.Print(n, " ")
	}
	fmt.Println()
	s := []int{1, 2, 3}
	for i := range s {
		s = append(s, i)
		s[1] = 10
	}
	fmt.Println(s)
	a := [3]int{1, 2, 3}
	for i, v := range a {
		a[2] = 10
		fmt.Print(i, v, " ")
	}
	for i, v := range &a {
		a[2] = 20
		fmt.Print(i, v, " ")
	}
	fmt.Println()
	ch := make(chan int, 1)
	other := make(chan int, 1)
	ch <- 1
	close(ch)
	for v := range ch {
		ch = other
		fmt.Println(v)
	}
}
