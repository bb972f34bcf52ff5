package main

import "fmt"

type V struct{ x, y int }

func (v V) plus(o V) V     { return V{v.x + o.x, v.y + o.y} }
func (v V) times(n int) V  { return V{v.x * n, v.y * n} }
func (v *V) move(n int) *V { v.x += n; return v }
func many(a, b, c, d, e, f, g, h, i, j int) (int, int, int, int) {
	return a + b + c, d * e, f - g - h, i << uint(j)
}

func pick(c bool, a, b func() int) int {
	if c {
		return a()
	}
	return b()
}

func main() {
	a, b, c, d := 3, 5, 7, 11
	fmt.Println(((a+b)*(c-d)+(a*b-c/d)%(a+1))*((a<<2|b)&^c^d) - (a - (b - (c - (d - 1)))))
	fmt.Println(a < b && b < c || c < d && !(d < a) != (a == b), a < b == (c < d), (a|b)&(c^d) != 0)
	fmt.Println(many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
	p, q, r, s := many(a, b, c, d, a*b, b*c, c*d, d*a, a+b, c-b)
	fmt.Println(p, q, r, s)
	fmt.Println(V{1, 2}.plus(V{3, 4}).times(2).plus(V{}.plus(V{5, 5})), (&V{1, 1}).move(2).move(3).x)
	arr := [4][]map[string]*V{1: {nil, {"k": {8, 9}}}}
	arr[1][1]["k"].x += arr[1][1]["k"].y * 2
	arr[1][1]["k"].move(-1).move(1).y--
	fmt.Println(*arr[1][1]["k"], len(arr[1]), arr[1][0]["none"] == nil)
	fs := [](func(int) func(int) int){
		func(x int) func(int) int { return func(y int) int { return x*10 + y } },
		func(x int) func(int) int { x++; return func(y int) int { x += y; return x } },
	}
	g := fs[1](fs[0](1)(2))
	fmt.Println(fs[0](4)(2), g(1), g(g(0)), fs[1](0)(fs[0](0)(fs[1](1)(1))))
	n := pick(a < b, func() int { return pick(c > d, func() int { return 1 }, func() int { a *= 2; return a }) }, func() int { return 3 })
	fmt.Println(n, a)
	x := []int{1, 2, 3, 4, 5, 6, 7, 8}
	i := 0
	next := func() int { i++; return i }
	x[next()] += x[next()] * x[next()]
	x[x[x[0]]%len(x)]++
	fmt.Println(x, i)
	str := "a" + "b" + fmt.Sprint(1+2, "c"+"d") + string(rune('e'+1)) + func() string { return "g" }()
	fmt.Println(str, len(str+str) > 10 && str[0] == 'a')
	f := float64(a)/2.0*float64(b) - float64(a*b/2) + 1e-3*float64(c%4)
	fmt.Printf("%.4f %v\n", f, int(f)*2+int(f*2))
	var e any = V{1, 2}
	fmt.Println(e.(V).plus(e.(V)).x+e.(interface{ times(int) V }).times(3).y, e == V{1, 2}, e.(V) == V{1, 2} && e != nil)
	deep := ((((((((((a + 1) * 2) - 3) % 100) << 1) | 1) ^ 5) &^ 2) + 7) / 2)
	fmt.Println(deep, -(-(-(-a))), !!(!(a == b)))
	u8, i16 := uint8(250), int16(-300)
	fmt.Println(u8+uint8(i16), int16(u8)*i16, uint8(i16)>>1, int8(u8)/3, ^u8&0x0F, i16>>3<<2, uint16(i16)%1000)
	m := map[bool]map[int]string{true: {1: "t1"}, false: {0: "f0"}}
	fmt.Println(m[a > b][1]+m[a < b][0], m[len(m) == 2][len(m[true])])
	var np *V
	ok := np != nil && np.x > 0 || np == nil
	fmt.Println(ok)
}
