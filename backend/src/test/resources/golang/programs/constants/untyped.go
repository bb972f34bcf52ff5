package main

import "fmt"

const (
	Big   = 1 << 100
	Small = Big >> 99
	Huge  = 1e300 * 1e300 / 1e300
	Third = 1.0 / 3
	Int   = 7 / 2
	Float = 7 / 2.0
	Rune  = 'a' + 1
	Str   = "con" + "cat"
	Yes   = 1 < 2 && Str == "concat"
)

func needFloat(x float64) float64 { return x * 0.1 }
func needInt(x int) int           { return x*10 + 1 }

func main() {
	fmt.Println(needInt(Small), needFloat(Small), needFloat(Big))
	fmt.Println(Huge, Third, Int, Float)
	fmt.Printf("%v %T %c\n", Rune, Rune, Rune)
	fmt.Println(Str, Yes, len(Str))
	var f float32 = Third
	var i8 int8 = -1 << 7
	var u8 uint8 = 1<<8 - 1
	var r rune = 'é'
	var b byte = 'A'
	fmt.Println(f, i8, u8, r, b)
	fmt.Printf("%T %T %T %T\n", 1, 1.0, 'x', "s")
	fmt.Printf("%T %T\n", 1+2.0, 'a'*2)
	fmt.Println(5.0/2, 5/2, -5/2, 5%3, -5%3)
	var d = 10 * 1.5
	var n int = 15.0
	fmt.Println(d, n, 1_000_000, 0b1011, 0o17, 017, 0xFF, 0x1p4, 1e3, .5)
	const typed int64 = 5
	fmt.Printf("%T %T\n", typed*2, typed<<1)
}
