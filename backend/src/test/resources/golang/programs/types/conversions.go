package main

import "fmt"

type Celsius float64
type Fahrenheit float64
type Bytes []byte
type Str string
type P1 struct{ X, Y int }
type P2 struct {
	X int `json:"x"`
	Y int
}
type Reader interface{ Read() string }
type ReadCloser interface {
	Reader
	Close()
}
type file struct{ name string }

func (f *file) Read() string { return "data of " + f.name }
func (f *file) Close()       { fmt.Println("closed", f.name) }

func toF(c Celsius) Fahrenheit { return Fahrenheit(c*9/5 + 32) }

func main() {
	fmt.Printf("%.1f %T\n", toF(100), toF(0))
	s := Str("héllo")
	fmt.Println(string(s), []byte(s)[1], []rune(s)[1], Bytes(s)[0], Str([]rune{'a', 'b'}), Str(Bytes{'x'}), len(s))
	p := P1{1, 2}
	q := P2(p)
	q.X = 5
	fmt.Println(p, q, P1(q) == P1{5, 2}, struct{ X, Y int }(p))
	pp := (*P2)(&p)
	pp.Y = 50
	fmt.Println(p)
	var rc ReadCloser = &file{"f"}
	var r Reader = rc
	r2 := Reader(rc)
	fmt.Println(r.Read(), r2 == r, r.(ReadCloser) == rc)
	r.(interface{ Close() }).Close()
	f := 3.7
	i := -7
	u := uint8(200)
	fmt.Println(int(f), int64(-f), uint(f), float32(i), int8(u), uint16(i), uint8(i), rune(u), string(rune(i+72)))
	var b byte = 'a'
	b += 'B' - 'A'
	fmt.Println(b, string(b), b-'a', 'a'+1, string('a'+rune(2)))
	x := 10
	avg := float64(x) / 4
	pct := int(float64(x) / 3 * 100)
	fmt.Println(avg, x/4, pct, float64(x/4))
	sl := []int{1, 2, 3, 4}
	arr := [4]int(sl)
	ap := (*[2]int)(sl[1:])
	ap[0] = 20
	fmt.Println(arr, sl, *ap, len(ap))
	var e []int
	fmt.Println([0]int(e), (*[0]int)(e) == nil)
	var bi chan int = make(chan int, 1)
	send, recv := (chan<- int)(bi), (<-chan int)(bi)
	send <- 3
	fmt.Println(<-recv)
	fn := func(a int) int { return a + 1 }
	type Op func(int) int
	fmt.Println(Op(fn)(1), (func(int) int)(Op(fn))(2))
	var any1 interface{} = 5
	fmt.Println(any(any1).(int), interface{}(nil) == nil)
	const c = 1 << 3
	var d time = c
	fmt.Println(float32(c)/3, d)
}

type time int64
