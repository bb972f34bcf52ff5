package main

import "fmt"

func main() {
	i := 300
	fmt.Println(uint8(i), int8(i), int8(200+i), uint16(-i))
	n := -1
	fmt.Println(uint(n), uint32(n), uint64(n), uint8(n), int16(n))
	big := 1<<40 + 5
	fmt.Println(int32(big), uint32(big), int16(big), float32(big))
	f := 3.99
	g := -3.99
	fmt.Println(int(f), int(g), int8(f), uint8(f), int64(g))
	fmt.Println(float64(7)/2, float64(7/2), int(f*2))
	var u64 uint64 = 1 << 63
	fmt.Println(int64(u64), float64(u64), int32(u64))
	var i8 int8 = -5
	fmt.Println(uint8(i8), uint32(i8), int64(i8), uint64(i8), uint32(uint8(i8)))
	type Meters int
	type Feet int
	m := Meters(10)
	fmt.Printf("%v %T\n", Feet(m)*3, Feet(m))
	fmt.Println(string(rune(65)), string(rune(0x4e16)), string(rune(-1)))
	var x float32 = 16777216
	fmt.Println(x+1 == x, float64(x)+1, int(x)+1)
	fmt.Println(float32(0.1), float64(float32(0.1)))
	var up uintptr = 10
	fmt.Println(up + 1)
}
