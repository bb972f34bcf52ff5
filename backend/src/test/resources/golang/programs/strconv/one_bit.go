package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

func main() {
	for _, s := range []string{"-1", "-2", "0", "1", "-9", "1__0", "1__000", "0x_1", "_1", "9_9__9"} {
		for _, bits := range []int{1, 2, 8, 64} {
			i, err := strconv.ParseInt(s, 0, bits)
			u, err2 := strconv.ParseUint(s, 0, bits)
			fmt.Println(i, err, u, err2)
		}
	}
	negative := math.Copysign(0, -1)
	fmt.Println(math.Nextafter(0, negative), math.Nextafter(negative, 0), math.Nextafter(1, 1))
	defer func() { fmt.Println(recover()) }()
	slices.Repeat([]int{1, 2, 3}, 1<<62)
}
