package main

import "fmt"

func popcount(x uint64) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return
}

func reverse8(b uint8) (r uint8) {
	for range 8 {
		r = r<<1 | b&1
		b >>= 1
	}
	return
}

func isPow2(n int) bool { return n > 0 && n&(n-1) == 0 }

func gray(n uint) uint { return n ^ n>>1 }

func xorshift(s *uint32) uint32 {
	*s ^= *s << 13
	*s ^= *s >> 17
	*s ^= *s << 5
	return *s
}

func crc(data string) uint32 {
	c := ^uint32(0)
	for i := 0; i < len(data); i++ {
		c ^= uint32(data[i])
		for range 8 {
			if c&1 == 1 {
				c = c>>1 ^ 0xEDB88320
			} else {
				c >>= 1
			}
		}
	}
	return ^c
}

func swap(x uint32) uint32 { return x<<24 | x>>24 | x&0xFF00<<8 | x>>8&0xFF00 }

func main() {
	fmt.Println(popcount(0), popcount(255), popcount(1<<63|1), popcount(^uint64(0)))
	fmt.Printf("%08b %08b\n", reverse8(0b11010000), reverse8(1))
	fmt.Println(isPow2(64), isPow2(0), isPow2(-8), isPow2(65))
	for i := range uint(8) {
		fmt.Printf("%03b ", gray(i))
	}
	fmt.Println()
	s := uint32(2463534242)
	fmt.Println(xorshift(&s), xorshift(&s), xorshift(&s))
	fmt.Printf("%08x %08x\n", crc("123456789"), crc(""))
	fmt.Printf("%08x\n", swap(0x12345678))
	var a, b uint8 = 0b1100, 0b1010
	fmt.Printf("%04b %04b %04b %04b %08b\n", a&b, a|b, a^b, a&^b, ^a)
	x := -1
	fmt.Println(x>>1, uint(x)>>63, int8(x)<<7, x<<62, uint8(x)>>4)
	var i32 int32 = -8
	fmt.Println(i32>>1, i32>>31, uint32(i32)>>28, i32<<29, i32<<30)
	p, q := 5, 9
	p ^= q
	q ^= p
	p ^= q
	fmt.Println(p, q, p&1 == 0, q&1 == 1)
	fmt.Println(6&3|8, 6&(3|8), 1<<2+1, 1<<(2+1), -5>>1, -5/2, 7&-7, 12&-12)
	var acc int64
	for i := range 64 {
		if i%3 == 0 {
			acc |= 1 << i
		}
	}
	fmt.Println(acc, uint64(acc))
	mul := uint64(0xFFFFFFFF) * 0xFFFFFFFF
	hi, lo := mul>>32, mul&0xFFFFFFFF
	fmt.Printf("%x %x %x\n", mul, hi, lo)
}
