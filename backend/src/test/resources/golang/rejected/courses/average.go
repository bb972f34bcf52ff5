package main

import "fmt"

func average(nums []int) float64 {
	sum := 0
	for _, n := range nums {
		sum += n
	}
	return sum / len(nums)
}

func main() {
	fmt.Println(average([]float64{1, 2, 3}))
	var total float64 = 10
	count := 3
	fmt.Println(total / count)
	fmt.Println(math.Sqrt(count))
}
