package main

import "fmt"

func main() {
	var s uint = 33
	var i = 1 << s
	var j int32 = 1 << s
	var k = uint64(1 << s)
	var w int64 = 1.0 << 33
	fmt.Println(i, j, k, w)
	var u8 uint8 = 255
	fmt.Println(u8<<1, u8>>1, u8<<8, u8<<100, u8>>100)
	var neg int8 = -128
	fmt.Println(neg>>1, neg>>7, neg>>100, neg<<1)
	x := 1
	x <<= 10
	fmt.Println(x, x>>3, 1<<3|1, 1<<3^0xF, ^5, ^uint8(5), 0xF0&^0x30)
	var sh8 uint8 = 200
	fmt.Println(1<<sh8, int64(-1)>>sh8, uint32(1)<<31)
	const c = 1 << 3.0
	fmt.Println(c, 'a'<<1, "abc"[1]<<1)
	for n := 0; n < 70; n += 23 {
		fmt.Print(uint64(1)<<n, " ", int64(1)<<n, "; ")
	}
	fmt.Println()
}
