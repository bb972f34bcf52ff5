package main

import (
	"fmt"
	"math"
)

func main() {
	var i8 int8 = 128
	var u8 uint8 = -1
	var u uint = -5
	var i int = 1 << 63
	var i32 int32 = math.MaxInt64
	var f32 float32 = 1e100
	fmt.Println(i8, u8, u, i, i32, f32)
	fmt.Println(math.MaxUint64)
	fmt.Println(int8(200), uint16(70000), byte(256), uint(-1))
	fmt.Println(1<<64, 1<<1000, 10_000_000_000*10_000_000_000)
	x := 1 << 100
	var b byte
	b = 'é' + 100
	b += 256
	b++
	fmt.Println(x, b, b == 256, b&0x1FF, b<<9)
	const huge = 1 << 600
	fmt.Println(1e400, 1e1000000000)
}
