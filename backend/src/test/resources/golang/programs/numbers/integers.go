package main

import "fmt"

type ID int32

func main() {
	var (
		a int8    = -8
		b int16   = 16
		c int32   = 32
		d int64   = 64
		e int     = 1
		f uint8   = 8
		g uint16  = 16
		h uint32  = 32
		i uint64  = 64
		j uint    = 1
		k uintptr = 9
		l byte    = 'b'
		m rune    = 'm'
		n ID      = 5
	)
	fmt.Println(a, b, c, d, e, f, g, h, i, j, k, l, m, n)
	fmt.Printf("%T %T %T %T %T %T %T\n", a, e, f, k, l, m, n)
	fmt.Println(a+2, b*b, c-33, d/5, e<<4, f&12, g|1, h^7, i%10, j+uint(e))
	fmt.Println(a < 0, b > 15, c >= 32, d <= 63, e == 1, f != 8)
	e += 5
	e -= 2
	e *= 7
	e |= 1
	e &= 0x1D
	e ^= 3
	e <<= 2
	e >>= 1
	e &^= 2
	fmt.Println(e)
	fmt.Printf("%d|%5d|%-5d|%05d|%+d|%x|%X|%#x|%o|%#o|%b|%c|%q|%U\n", 42, 42, 42, 42, 42, 255, 255, 255, 8, 8, 5, 'G', 'G', 'G')
	fmt.Println(a == -8 && b == 16 || c == 0, !(a > 0))
	fmt.Println(+a, -a, ^a, -f, ^f)
}
