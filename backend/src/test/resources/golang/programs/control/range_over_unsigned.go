package main

import "fmt"

type big uint64

func main() {
	n := 0
	for i := range uint64(1 << 63) {
		n++
		if i == 3 {
			break
		}
	}
	fmt.Println(n)
	var limit uint64 = 1<<63 + 5
	n = 0
	for range limit {
		n++
		if n > 4 {
			break
		}
	}
	fmt.Println(n)
	for i := range big(1<<64 - 1) {
		if i > 2 {
			break
		}
		fmt.Println(i)
	}
	n = 0
	for range uintptr(1<<64 - 1) {
		if n++; n > 2 {
			break
		}
	}
	fmt.Println(n)
	for i := range uint8(255) {
		n += int(i)
	}
	fmt.Println(n)
	for range int64(-1 << 63) {
		fmt.Println("never")
	}
	for range uint(0) {
		fmt.Println("never")
	}
	var k uint64
	for k = range uint64(1 << 63) {
		if k == 2 {
			break
		}
	}
	fmt.Println(k)
	fmt.Println(first(uint64(1<<63)), first(big(3)), firstSigned(int64(1<<62)))
}

func firstSigned[T ~int64](limit T) (n int) {
	for range limit {
		if n++; n == 3 {
			break
		}
	}
	return
}

func first[T ~uint64](limit T) (n int) {
	for i := range limit {
		if i == 2 {
			break
		}
		n++
	}
	return
}
