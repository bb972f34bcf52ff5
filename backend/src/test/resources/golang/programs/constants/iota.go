package main

import "fmt"

type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
	_
	Thursday
)

func (d Weekday) String() string {
	switch d {
	case Sunday:
		return "Sun"
	case Monday:
		return "Mon"
	}
	return fmt.Sprintf("Day(%d)", int(d))
}

const (
	_  = iota
	KB = 1 << (10 * iota)
	MB
	GB
)

const (
	a, b = iota, iota * 10
	c, d
	_, _
	e, f
)

const (
	x = "first"
	y
	z = iota
	w
	v = iota + 0.5
	u
)

const (
	FlagA uint8 = 1 << iota
	FlagB
	FlagC
	All = FlagA | FlagB | FlagC
)

func main() {
	fmt.Println(Sunday, Monday, Tuesday, Thursday)
	fmt.Printf("%d %v %s\n", Thursday, Thursday, Monday)
	fmt.Println(KB, MB, GB)
	fmt.Println(a, b, c, d, e, f)
	fmt.Println(x, y, z, w, v, u)
	fmt.Printf("%03b %T %v\n", All, All, All&^FlagB)
	const (
		p = iota * iota
		q
		r
	)
	fmt.Println(p, q, r)
	const single = iota
	fmt.Println(single)
}
