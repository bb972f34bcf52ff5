package main

import "fmt"

func main() {
	var squares [5]int
	done := make(chan int, 5)
	for i := range 5 {
		go func() {
			squares[i] = i * i
			done <- i
		}()
	}
	for range 5 {
		i := <-done
		fmt.Println(squares[i] == i*i)
	}
}
