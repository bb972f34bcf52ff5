// Functions and constants of math.
package main

import (
	"fmt"
	"math"
)

func main() {
	fmt.Println(math.Abs(-2.5), math.Sqrt(2), math.Cbrt(27), math.Pow(2, 10), math.Pow(2, -0.5), math.Hypot(3, 4), math.Exp(1), math.Log(10), math.Log2(8), math.Log10(1000), math.Log1p(1e-10))
	for _, f := range []float64{2.5, -2.5, 3.5, 0.4, -0.4, 1e20} {
		fmt.Println(math.Floor(f), math.Ceil(f), math.Trunc(f), math.Round(f), math.RoundToEven(f))
	}
	fmt.Println(math.Mod(7, 3), math.Mod(-7, 3), math.Remainder(7, 4), math.Max(3, math.NaN()), math.Min(-0.0, 0), math.Dim(5, 3), math.Dim(3, 5))
	fmt.Printf("%.6f %.6f %.6f %.6f %.6f %.6f\n", math.Sin(1), math.Cos(1), math.Tan(1), math.Atan(1), math.Atan2(-1, -1), math.Asin(0.5))
	fmt.Printf("%.6f %.6f %.6f\n", math.Sinh(1), math.Cosh(1), math.Tanh(1))
	fr, ex := math.Frexp(10)
	in, frac := math.Modf(-3.75)
	fmt.Println(fr, ex, in, frac, math.Ldexp(0.5, 4))
	fmt.Println(math.Inf(1) > math.MaxFloat64, math.IsInf(math.Inf(-1), -1), math.IsNaN(math.NaN()), math.NaN() == math.NaN(), math.Signbit(-1), math.Copysign(3, -1))
	fmt.Println(math.Sqrt(-1), math.Log(0), math.Log(-1), math.Pow(0, 0), 1/math.Inf(-1))
	fmt.Println(math.MaxInt8, math.MinInt16, math.MaxInt32, math.MaxInt64, uint64(math.MaxUint64), math.MaxUint8)
	fmt.Println(math.Pi, math.E, math.Phi, math.Sqrt2, math.Ln2)
	fmt.Printf("%x %x\n", math.Float64bits(1.5), math.Float32bits(-2))
	fmt.Println(math.Float64frombits(0x4009_21fb_5444_2d18), math.Float32frombits(0x40490fdb), math.Gamma(5), math.MaxInt)
	fmt.Println(math.FMA(2, 3, 4), math.Nextafter(1, 2))
}
