package main

import (
	"fmt"
	"math"
)

func main() {
	fmt.Println(0.1+0.2, 1.0, 100.0, 1e6, 1e20, 1e21, 123456789.0, 1e-4, 1e-5, 0.00001234)
	fmt.Println(float32(0.1)+float32(0.2), float32(1)/3, float32(16777216.0), float32(1e10))
	a, b := 0.1, 0.2
	fmt.Println(a+b, a+b == 0.3, a*b)
	zero := 0.0
	inf := 1 / zero
	nan := zero / zero
	fmt.Println(inf, -inf, nan, -zero, 1/(-zero))
	fmt.Println(nan == nan, nan != nan, nan < 1, nan > 1, inf > 1e308, inf == inf)
	neg := math.Copysign(0, -1)
	fmt.Println(neg, neg == 0, 1/neg)
	fmt.Println(math.IsNaN(nan), math.IsInf(inf, 1), math.IsInf(inf, -1))
	fmt.Printf("%f %.2f %e %g %8.3f| %-8.2f| %+.1f %6.0f\n", 3.14159, 2.71828, 123456.789, 1e-7, 3.14159, 2.5, 1.0, 2.5)
	fmt.Printf("%v %v %g %G\n", 1e100, float32(3.4e38), 1e21, 1e-10)
	fmt.Println(math.MaxFloat64, math.MaxFloat32, math.SmallestNonzeroFloat32)
	var f32 float32 = 0.1
	var sum float32
	for range 10 {
		sum += f32
	}
	fmt.Println(sum, sum == 1, float64(f32))
	x := 2.5
	x *= 2
	x -= 0.5
	x /= 3
	fmt.Println(x, int(x), math.Round(x), math.Floor(-x), math.Trunc(-x))
	fmt.Println(math.Sqrt(2), math.Pow(2, 0.5), math.Hypot(3, 4), math.Mod(7, 3), math.Abs(-2))
}
