package main

import "fmt"

func main() {
	for i := 0; i < 3; i++ {
		fmt.Print(i, " ")
	}
	n := 1
	for n < 100 {
		n *= 3
	}
	fmt.Println(n)
	for {
		n--
		if n%2 == 0 {
			continue
		}
		if n < 75 {
			break
		}
		fmt.Print(n, " ")
	}
	fmt.Println()
	for i, j := 0, 10; i < j; i, j = i+1, j-2 {
		fmt.Print(i, ",", j, " ")
	}
	fmt.Println()
	i := 5
	for ; i > 0; i -= 2 {
	}
	fmt.Println(i)
	for ; ; i++ {
		if i == 3 {
			break
		}
	}
	fmt.Println(i)
	for i := range 3 {
		for j := range i {
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
	for i := 0; i < 5; i++ {
		i := i * 2
		if i > 5 {
			break
		}
		fmt.Print(i, " ")
	}
	fmt.Println()
	for i := uint8(250); i >= 250; i++ {
		fmt.Print(i, " ")
	}
	fmt.Println()
	for x := 0.0; x < 1; x += 0.25 {
		fmt.Print(x, " ")
	}
	for c := 'a'; c <= 'e'; c++ {
		fmt.Print(string(c))
	}
	for s := "x"; len(s) < 5; s += s {
		fmt.Print(" ", s)
	}
	fmt.Println()
	primes := []int{}
next:
	for i := 2; len(primes) < 10; i++ {
		for _, p := range primes {
			if i%p == 0 {
				continue next
			}
		}
		primes = append(primes, i)
	}
	fmt.Println(primes)
}
