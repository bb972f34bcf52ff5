package main

import "fmt"

func collatz(n int) (steps, peak int) {
	for peak = n; n != 1; steps++ {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		if n > peak {
			peak = n
		}
	}
	return
}

func isPrime(n int) bool {
	for i := 2; i*i <= n; i++ {
		if n%i == 0 {
			return false
		}
	}
	return n > 1
}

func main() {
	for i := 1; i <= 15; i++ {
		switch {
		case i%15 == 0:
			fmt.Print("FizzBuzz ")
		case i%3 == 0:
			fmt.Print("Fizz ")
		case i%5 == 0:
			fmt.Print("Buzz ")
		default:
			fmt.Print(i, " ")
		}
	}
	fmt.Println()
	fmt.Println(collatz(27))
	count := 0
	for i := range 1000 {
		if isPrime(i) {
			count++
		}
	}
	fmt.Println(count)
	var sieve [50]bool
	for i := 2; i < len(sieve); i++ {
		if sieve[i] {
			continue
		}
		fmt.Print(i, " ")
		for j := i * i; j < len(sieve); j += i {
			sieve[j] = true
		}
	}
	fmt.Println()
	s := []int{5, 2, 9, 1, 7}
	for i := range s {
		for j := len(s) - 1; j > i; j-- {
			if s[j] < s[j-1] {
				s[j], s[j-1] = s[j-1], s[j]
			}
		}
		fmt.Println(s)
	}
	tri := [][]int{}
	for i := range 5 {
		row := make([]int, i+1)
		row[0], row[i] = 1, 1
		for j := 1; j < i; j++ {
			row[j] = tri[i-1][j-1] + tri[i-1][j]
		}
		tri = append(tri, row)
	}
	fmt.Println(tri)
}
