package main

import (
	"errors"
	"fmt"
	"strings"
)

type Color uint8

const (
	Red Color = iota + 1
	Green
	Blue
	lastColor = iota
)

var colorNames = map[Color]string{Red: "red", Green: "green", Blue: "blue"}

func (c Color) String() string {
	if s, ok := colorNames[c]; ok {
		return s
	}
	return fmt.Sprintf("Color(%d)", uint8(c))
}

func (c Color) Valid() bool { return c >= Red && c <= lastColor }

func ParseColor(s string) (Color, error) {
	for c, n := range colorNames {
		if strings.EqualFold(n, s) {
			return c, nil
		}
	}
	return 0, errors.New("no color " + s)
}

type Perm uint

const (
	Read Perm = 1 << iota
	Write
	Exec
	ReadWrite = Read | Write
	All       = ReadWrite | Exec
)

func (p Perm) String() string {
	out := []byte("---")
	for i, c := range "rwx" {
		if p&(1<<i) != 0 {
			out[i] = byte(c)
		}
	}
	return string(out)
}

type Level int

const (
	Debug Level = iota*10 - 10
	Info
	Warn
	Error
	numLevels int = iota
)

const (
	maxInt  = int(^uint(0) >> 1)
	minInt  = -maxInt - 1
	bits    = 32 << (^uint(0) >> 63)
	kib     = 1 << 10
	mib     = kib * kib
	gib     = mib * kib
	ratio   = 2.0 / 3
	third   = 1 / 3.0
	exact   = third * 3
	million = 1e6
	letter  = 'z' - 'a' + 1
	name    = "con" + "stant"
	long    = len(name) > 5 && !false
	huge    = 1 << 62 << 62 >> 123
)

func main() {
	for c := Color(0); c <= lastColor+1; c++ {
		fmt.Print(c, " ", c.Valid(), "; ")
	}
	fmt.Println(lastColor)
	fmt.Println(ParseColor("GREEN"))
	fmt.Println(ParseColor("pink"))
	fmt.Println(Read, ReadWrite, All, All&^Write, Perm(0), Exec|Read)
	fmt.Printf("%v %d %03b %T\n", All, All, Write, Exec)
	fmt.Println(Debug, Info, Warn, Error, numLevels)
	fmt.Println(maxInt, minInt, bits, gib, ratio, exact == 1, letter, name, long, huge)
	fmt.Printf("%T %T %T %T\n", million, letter, gib, ratio)
	var f32 float32 = ratio
	var i int = million
	var b byte = letter
	fmt.Println(f32, i, b, float32(third)*3 == 1)
	var arr [Blue + 1]string
	arr[Green] = "g"
	fmt.Printf("%q %d\n", arr, len(arr))
	switch c := Color(2); c {
	case Red, Blue:
		fmt.Println("red or blue")
	case Green:
		fmt.Println("green")
	}
	const (
		x, y = iota, iota + 10
		z, w
	)
	fmt.Println(x, y, z, w)
	type Weekday string
	const Monday Weekday = "Mon"
	fmt.Printf("%v %T %q\n", Monday, Monday, Monday+"day")
}
