package main

import (
	"fmt"
	"math"
	"time"
)

type Celsius float64
type Level uint8

const (
	Boiling  Celsius = 100
	Freezing         = Celsius(0)
	Timeout          = 3 * time.Second
	Top      Level   = math.MaxUint8
)

func main() {
	fmt.Printf("%v %T\n", Boiling-Freezing, Boiling)
	fmt.Println(Timeout, Timeout/2, 1500*time.Millisecond)
	fmt.Printf("%d %T\n", Top, Top)
	fmt.Println(math.MaxInt64, uint64(math.MaxUint64), math.MinInt32)
	fmt.Println(math.Pi, float32(math.Pi))
	fmt.Printf("%.3f %g\n", math.E, math.SmallestNonzeroFloat64)
	const x, y = 3, 4
	const hyp2 = x*x + y*y
	var arr [hyp2]int
	fmt.Println(len(arr), math.Sqrt(hyp2))
	const (
		n       = len("hello")
		m       = cap([3]int{})
		letters = "abc"
	)
	fmt.Println(n, m, len(letters), letters[1], string(letters[2]))
	Boiling := Boiling + 0.5
	fmt.Println(Boiling)
	fmt.Println(time.Duration(2.5 * float64(time.Second)))
}
