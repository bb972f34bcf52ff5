package main

import (
	"fmt"
	"math"
)

func main() {
	var i8 int8 = 127
	i8++
	fmt.Println(i8)
	i8--
	fmt.Println(i8)
	var u8 uint8 = 0
	u8--
	fmt.Println(u8)
	var i16 int16 = math.MaxInt16
	fmt.Println(i16+1, i16*2, -i16-1)
	var u16 uint16 = 60000
	fmt.Println(u16+u16, u16*u16)
	var i32 int32 = math.MaxInt32
	fmt.Println(i32+1, i32*i32)
	var u32 uint32 = 1 << 31
	fmt.Println(u32+u32, u32*3, -u32)
	var i64 int64 = math.MaxInt64
	fmt.Println(i64+1, i64*2, i64*i64)
	var u64 uint64 = math.MaxUint64
	fmt.Println(u64+1, u64*u64, u64/3, u64%10, u64>>1)
	min := math.MinInt64
	fmt.Println(-min, min-1, min/-1, min%-1)
	var m8 int8 = -128
	fmt.Println(-m8, m8/-1, m8*m8, ^m8)
	h := uint32(2166136261)
	for _, c := range []byte("gopark") {
		h ^= uint32(c)
		h *= 16777619
	}
	fmt.Println(h)
	var seed uint64 = 42
	for range 3 {
		seed = seed*6364136223846793005 + 1442695040888963407
		fmt.Println(seed, seed>>33)
	}
}
