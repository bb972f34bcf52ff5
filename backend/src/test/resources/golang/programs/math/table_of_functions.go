package main

import (
	"fmt"
	"math"
	"math/bits"
)

func main() {
	fmt.Println(math.Sqrt(2), math.Sqrt(-1), math.Cbrt(27), math.Pow(2, 10), math.Pow(0, -1), math.Exp(1), math.Log(math.E), math.Log2(8), math.Log10(0.001))
	fmt.Println(math.Sin(0), math.Cos(0), math.Atan(1)*4, math.Atan2(1, -1), math.Hypot(3, 4))
	for _, x := range []float64{2.5, -2.5, 1.4, -1.6, 0.5, 1.5} {
		fmt.Print(math.Floor(x), " ", math.Ceil(x), " ", math.Trunc(x), " ", math.Round(x), " ", math.RoundToEven(x), "; ")
	}
	fmt.Println()
	fmt.Println(math.Abs(-1.5), math.Max(1, math.NaN()), math.Min(-0.5, 3), math.Mod(-7, 3), math.Remainder(7, 4), math.Dim(3, 5))
	i, f := math.Modf(3.75)
	fr, e := math.Frexp(10)
	fmt.Println(i, f, fr, e, math.Ldexp(0.5, 4), math.Signbit(-0.0), math.Copysign(3, -1))
	fmt.Println(math.Inf(1), math.Inf(-1), math.IsInf(math.Inf(-1), 0), math.IsNaN(math.NaN()))
	fmt.Println(math.MaxInt8, math.MinInt8, math.MaxInt16, math.MaxInt32, math.MaxInt64, math.MinInt64, math.MaxUint8, math.MaxUint32)
	fmt.Println(math.Float64bits(1.5), math.Float64frombits(0x4009_21FB_5444_2D18), math.Float32bits(1))
	fmt.Printf("%.4f %.4f %.4f %.4f\n", math.Sin(1), math.Tan(0.5), math.Sinh(1), math.Acos(0.3))
	fmt.Println(bits.OnesCount(255), bits.LeadingZeros8(1), bits.TrailingZeros(8), bits.Len(1023), bits.Reverse8(1), bits.RotateLeft8(0x81, 1))
	var sum float64
	for k := range 10000 {
		sum += math.Pow(-1, float64(k)) / float64(2*k+1)
	}
	fmt.Printf("%.6f\n", sum*4)
	fmt.Println(int(math.Floor(-0.5)), uint8(math.Round(254.6)), int64(math.Pow(10, 15)))
}
