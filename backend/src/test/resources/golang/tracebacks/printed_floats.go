package main

import "math"

type F float64

func main() {
	for _, x := range []float64{0, 1, -1, 1.5, 100, 1e6, 1e21, 1e-7, 123456789.123, math.Pi, math.Inf(1), math.Inf(-1), math.NaN(), math.Copysign(0, -1), 5e-324, math.MaxFloat64, 9.9999995, 9.9999999} {
		println(x)
	}
	println(float32(0.1), float32(3.4e38), F(2.5))
	defer func() { panic(F(2.5)) }()
	panic(float32(0.1))
}
