// All forms of receive: alone, value, value with ok, in expressions and conditions.
package main

import "fmt"

func next(ch chan int) int { return <-ch + <-ch*10 }

func main() {
	ch := make(chan int, 10)
	for i := 1; i <= 9; i++ {
		ch <- i
	}
	<-ch
	v := <-ch
	w, ok := <-ch
	fmt.Println(v, w, ok)
	fmt.Println(next(ch))
	if x := <-ch; x > 5 {
		fmt.Println("big", x)
	}
	arr := []int{<-ch, <-ch}
	arr[0], arr[1] = arr[1], <-ch
	fmt.Println(arr, len(ch))
	close(ch)
	if _, ok = <-ch; !ok {
		fmt.Println("closed", -<-ch)
	}
	switch y := <-ch; {
	case y == 0:
		fmt.Println("zero")
	}
	for range ch {
		fmt.Println("no")
	}
	cc := make(chan chan int, 1)
	one := make(chan int, 1)
	one <- 42
	cc <- one
	fmt.Println(<-<-cc)
}
