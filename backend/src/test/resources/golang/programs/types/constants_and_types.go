package main

import "fmt"

type Bits uint8

const (
	F0 Bits = 1 << iota
	F1
	F2
	_
	F4
)

func Set(b, flag Bits) Bits    { return b | flag }
func Clear(b, flag Bits) Bits  { return b &^ flag }
func Toggle(b, flag Bits) Bits { return b ^ flag }
func Has(b, flag Bits) bool    { return b&flag != 0 }

func (b Bits) String() string {
	s := ""
	for i, n := range []string{"F0", "F1", "F2", "", "F4"} {
		if b&(1<<i) != 0 && n != "" {
			if s != "" {
				s += "|"
			}
			s += n
		}
	}
	if s == "" {
		return "none"
	}
	return s
}

type Size float64

const (
	_       = iota
	KB Size = 1 << (10 * iota)
	MB
	GB
	TB
)

func (b Size) String() string {
	switch {
	case b >= TB:
		return fmt.Sprintf("%.2fTB", b/TB)
	case b >= GB:
		return fmt.Sprintf("%.2fGB", b/GB)
	case b >= MB:
		return fmt.Sprintf("%.2fMB", b/MB)
	case b >= KB:
		return fmt.Sprintf("%.2fKB", b/KB)
	}
	return fmt.Sprintf("%.2fB", b)
}

type Dir int

const (
	North Dir = iota
	East
	South
	West
	numDirs = iota
)

func (d Dir) Turn(n int) Dir { return Dir((int(d) + n%numDirs + numDirs) % numDirs) }

var dirNames = [...]string{North: "N", East: "E", South: "S", West: "W"}

func (d Dir) String() string { return dirNames[d] }

func main() {
	var b Bits
	b = Set(b, F0)
	b = Toggle(b, F2)
	b = Set(b, F4)
	fmt.Println(b, Has(b, F1), Has(b, F2), uint8(b))
	b = Clear(b, F0|F4)
	fmt.Println(b, Clear(b, F2), ^b, F4)
	fmt.Printf("%v %d %08b %T\n", b, b, uint8(F4|F0), b)
	for _, s := range []Size{0, 1023, KB, 1.5 * 1024 * KB, 3 * GB, 2048 * GB} {
		fmt.Print(s, " ")
	}
	fmt.Println()
	d := North
	for i := -5; i < 6; i += 3 {
		fmt.Print(d.Turn(i), " ")
	}
	fmt.Println(numDirs, len(dirNames), West)
	const mask = 0xF0
	var x uint8 = 0xAB
	fmt.Printf("%x %x %x %x %d\n", x&mask, x|mask, x^mask, x&^mask, -x)
	const (
		a = 'A' + iota
		c
		e float64 = iota
	)
	fmt.Println(a, c, e, string(rune(c)))
	fmt.Printf("%T %T\n", a, e)
}
