package main

import (
	"fmt"
	"strings"
)

type item struct {
	name  string
	price float64
	qty   int
}

func main() {
	items := []item{{"Coffee", 4.5, 2}, {"Sandwich", 8.25, 1}, {"Crème brûlée", 12, 10}}
	fmt.Printf("%-15s|%8s|%4s|%10s\n", "Item", "Price", "Qty", "Total")
	fmt.Println(strings.Repeat("-", 15) + "+" + strings.Repeat("-", 8) + "+----+" + strings.Repeat("-", 10))
	total := 0.0
	for _, it := range items {
		sum := it.price * float64(it.qty)
		total += sum
		fmt.Printf("%-15s|%8.2f|%4d|%10.2f\n", it.name, it.price, it.qty, sum)
	}
	fmt.Printf("%-15s|%8s|%4s|%10.2f\n", "Sum", "", "", total)
	for i := 1; i <= 5; i++ {
		fmt.Printf("%*s%s\n", 5-i, "", strings.Repeat("*", 2*i-1))
	}
	for i := 1; i <= 4; i++ {
		for j := 1; j <= 4; j++ {
			fmt.Printf("%4d", i*j)
		}
		fmt.Println()
	}
	for c := -20; c <= 100; c += 40 {
		fmt.Printf("%4d°C = %6.1f°F\n", c, float64(c)*9/5+32)
	}
	fmt.Printf("%3d%%|%-5v|%5v|\n", 50, true, false)
}
