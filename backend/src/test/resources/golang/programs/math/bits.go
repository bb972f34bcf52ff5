// Counting and moving bits.
package main

import (
	"fmt"
	"math/bits"
)

func main() {
	fmt.Println(bits.OnesCount(255), bits.OnesCount64(1<<63|1), bits.LeadingZeros64(1), bits.LeadingZeros8(1), bits.TrailingZeros(8), bits.TrailingZeros32(0), bits.Len(255), bits.Len64(0), bits.UintSize)
	fmt.Printf("%08b %08b %x %x\n", bits.Reverse8(0b00010011), bits.RotateLeft8(0b10000001, 1), bits.ReverseBytes32(0x01020304), bits.RotateLeft32(0xf0000000, 4))
	hi, lo := bits.Mul64(1<<63, 6)
	sum, carry := bits.Add64(1<<63, 1<<63, 1)
	diff, borrow := bits.Sub64(0, 1, 0)
	q, r := bits.Div64(1, 0, 3)
	fmt.Println(hi, lo, sum, carry, diff, borrow, q, r)
	set := uint64(0)
	for _, b := range []int{1, 5, 40} {
		set |= 1 << b
	}
	for s := set; s != 0; s &= s - 1 {
		fmt.Print(bits.TrailingZeros64(s), " ")
	}
	fmt.Println(set&^(1<<5), bits.RotateLeft64(set, -1))
	defer func() { fmt.Println(recover()) }()
	bits.Div64(3, 0, 3)
}
