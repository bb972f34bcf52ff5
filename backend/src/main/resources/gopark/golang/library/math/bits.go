// Package bits counts and moves bits.
package bits

const UintSize = 64

func leadingZeros(x uint64) int
func TrailingZeros64(x uint64) int
func OnesCount64(x uint64) int
func Reverse64(x uint64) uint64
func ReverseBytes64(x uint64) uint64
func Mul64(x, y uint64) (hi, lo uint64)

func Len(x uint) int         { return 64 - leadingZeros(uint64(x)) }
func Len8(x uint8) int       { return 64 - leadingZeros(uint64(x)) }
func Len16(x uint16) (n int) { return 64 - leadingZeros(uint64(x)) }
func Len32(x uint32) (n int) { return 64 - leadingZeros(uint64(x)) }
func Len64(x uint64) (n int) { return 64 - leadingZeros(x) }

func LeadingZeros(x uint) int     { return leadingZeros(uint64(x)) }
func LeadingZeros8(x uint8) int   { return leadingZeros(uint64(x)) - 56 }
func LeadingZeros16(x uint16) int { return leadingZeros(uint64(x)) - 48 }
func LeadingZeros32(x uint32) int { return leadingZeros(uint64(x)) - 32 }
func LeadingZeros64(x uint64) int { return leadingZeros(x) }

func TrailingZeros(x uint) int     { return TrailingZeros64(uint64(x)) }
func TrailingZeros8(x uint8) int   { return min(TrailingZeros64(uint64(x)), 8) }
func TrailingZeros16(x uint16) int { return min(TrailingZeros64(uint64(x)), 16) }
func TrailingZeros32(x uint32) int { return min(TrailingZeros64(uint64(x)), 32) }

func OnesCount(x uint) int     { return OnesCount64(uint64(x)) }
func OnesCount8(x uint8) int   { return OnesCount64(uint64(x)) }
func OnesCount16(x uint16) int { return OnesCount64(uint64(x)) }
func OnesCount32(x uint32) int { return OnesCount64(uint64(x)) }

func Reverse(x uint) uint       { return uint(Reverse64(uint64(x))) }
func Reverse8(x uint8) uint8    { return uint8(Reverse64(uint64(x)) >> 56) }
func Reverse16(x uint16) uint16 { return uint16(Reverse64(uint64(x)) >> 48) }
func Reverse32(x uint32) uint32 { return uint32(Reverse64(uint64(x)) >> 32) }

func ReverseBytes(x uint) uint       { return uint(ReverseBytes64(uint64(x))) }
func ReverseBytes16(x uint16) uint16 { return x>>8 | x<<8 }
func ReverseBytes32(x uint32) uint32 { return uint32(ReverseBytes64(uint64(x)) >> 32) }

func RotateLeft(x uint, k int) uint       { return uint(RotateLeft64(uint64(x), k)) }
func RotateLeft8(x uint8, k int) uint8    { return x<<(uint(k)&7) | x>>((8-uint(k))&7) }
func RotateLeft16(x uint16, k int) uint16 { return x<<(uint(k)&15) | x>>((16-uint(k))&15) }
func RotateLeft32(x uint32, k int) uint32 { return x<<(uint(k)&31) | x>>((32-uint(k))&31) }
func RotateLeft64(x uint64, k int) uint64 { return x<<(uint(k)&63) | x>>((64-uint(k))&63) }

func Add(x, y, carry uint) (sum, carryOut uint) {
	s, c := Add64(uint64(x), uint64(y), uint64(carry))
	return uint(s), uint(c)
}

func Add32(x, y, carry uint32) (sum, carryOut uint32) {
	all := uint64(x) + uint64(y) + uint64(carry)
	return uint32(all), uint32(all >> 32)
}

func Add64(x, y, carry uint64) (sum, carryOut uint64) {
	sum = x + y + carry
	return sum, (x&y | (x|y)&^sum) >> 63
}

func Sub(x, y, borrow uint) (diff, borrowOut uint) {
	d, b := Sub64(uint64(x), uint64(y), uint64(borrow))
	return uint(d), uint(b)
}

func Sub64(x, y, borrow uint64) (diff, borrowOut uint64) {
	diff = x - y - borrow
	return diff, (^x&y | ^(x^y)&diff) >> 63
}

func Mul(x, y uint) (hi, lo uint) {
	h, l := Mul64(uint64(x), uint64(y))
	return uint(h), uint(l)
}

func Mul32(x, y uint32) (hi, lo uint32) {
	all := uint64(x) * uint64(y)
	return uint32(all >> 32), uint32(all)
}

// Div64 divides 128 bits bit by bit.
func Div64(hi, lo, y uint64) (quo, rem uint64) {
	if y == 0 {
		panic(divideError{"integer divide by zero"})
	}
	if y <= hi {
		panic(divideError{"integer overflow"})
	}
	rem = hi
	for i := 63; i >= 0; i-- {
		top := rem >> 63
		rem = rem<<1 | lo>>uint(i)&1
		quo <<= 1
		if top == 1 || rem >= y {
			rem -= y
			quo |= 1
		}
	}
	return quo, rem
}

func Div(hi, lo, y uint) (quo, rem uint) {
	q, r := Div64(uint64(hi), uint64(lo), uint64(y))
	return uint(q), uint(r)
}

func Div32(hi, lo, y uint32) (quo, rem uint32) {
	if y != 0 && y <= hi {
		panic(divideError{"integer overflow"})
	}
	all := uint64(hi)<<32 | uint64(lo)
	return uint32(all / uint64(y)), uint32(all % uint64(y))
}

func Rem(hi, lo, y uint) uint { return uint(Rem64(uint64(hi), uint64(lo), uint64(y))) }

func Rem32(hi, lo, y uint32) uint32 {
	return uint32((uint64(hi)<<32 | uint64(lo)) % uint64(y))
}

func Sub32(x, y, borrow uint32) (diff, borrowOut uint32) {
	diff = x - y - borrow
	return diff, (^x&y | ^(x^y)&diff) >> 31
}

func Rem64(hi, lo, y uint64) uint64 {
	_, rem := Div64(hi%y, lo, y)
	return rem
}

type divideError struct{ text string }

func (e divideError) Error() string { return "runtime error: " + e.text }
func (e divideError) RuntimeError() {}
