package main

import (
	"fmt"
	"math"
)

func main() {
	for _, f := range []string{"%v", "%e", "%E", "%f", "%F", "%g", "%G", "%.2f", "%.0f", "%.3e", "%.3g", "%10.2f|", "%-10.2f|", "%+.1f", "% .1f", "%010.3f", "%#.0f", "%#g", "%b", "%x"} {
		fmt.Printf("%-9q", f)
		fmt.Printf(f+" "+f+" "+f+" "+f+"\n", 3.14159265, -0.5, 1e21, 1234567.0)
	}
	fmt.Println(1.0, 0.1, 1e20, 1e21, 1e-4, 1e-5, 123456789.0, float32(0.1), float32(16777216), 100000000000000000000.0)
	fmt.Println(math.Inf(1), math.Inf(-1), math.NaN(), math.Copysign(0, -1))
	fmt.Printf("%5.1f|%+f|%-8v|%08.2f|%+v\n", math.Inf(1), math.Inf(1), math.NaN(), math.Inf(-1), math.NaN())
	fmt.Printf("%6.2f%%\n", 99.5)
	fmt.Printf("%#v %#v %#v %#v\n", 1.0, 2.5, float32(1e6), 1e6)
	fmt.Printf("%.3v|%10.3v|%-10.3v|\n", 2.0/3, 2.0/3, 2.0/3)
	type celsius float64
	fmt.Printf("%v %.1f %T\n", celsius(36.6), celsius(36.6), celsius(0))
	fmt.Println(float32(1)/3, 1.0/3, math.MaxFloat64, math.SmallestNonzeroFloat64, math.MaxFloat32)
}
