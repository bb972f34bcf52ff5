package main

import "fmt"

func main() {
	for _, a := range []int{7, -7} {
		for _, b := range []int{2, -2, 3, -3} {
			fmt.Printf("%d/%d=%d %d%%%d=%d check %t\n", a, b, a/b, a, b, a%b, a/b*b+a%b == a)
		}
	}
	var u uint = 7
	fmt.Println(u/2, u%2, u/8)
	x := -9
	fmt.Println(x/2, x>>1, x%4, x&3)
	x /= 2
	x %= 3
	fmt.Println(x)
	var i8, j8 int8 = -100, 7
	fmt.Println(i8/j8, i8%j8)
	mod := func(a, b int) int { return (a%b + b) % b }
	fmt.Println(mod(-1, 5), mod(7, 5), mod(-10, 5))
	fmt.Println(gcd(48, 18), gcd(17, 5), gcd(0, 9))
	fmt.Println(7.0/2, -7.0/2, 1/3.0)
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
