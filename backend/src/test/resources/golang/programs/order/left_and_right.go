package main

import "fmt"

type P struct{ x, y int }

func main() {
	{
		i := 0
		a := []int{0, 0}
		f := func() (int, error) { i = 1; return 7, nil }
		a[i], _ = f()
		fmt.Println(a)
	}
	{
		i, b := 0, 0
		a := []int{0, 0}
		f := func() int { i = 1; return 7 }
		a[i], b = f(), 2
		fmt.Println(a, b)
	}
	{
		i, b := 0, 0
		a := []int{0, 0}
		f := func() int { i = 1; return 7 }
		b, a[i] = 2, f()
		fmt.Println(a, b)
	}
	{
		i, j := 0, 0
		a := []int{0, 0, 0}
		f := func() int { i, j = 1, 2; return 7 }
		a[i], a[j] = f(), f()
		fmt.Println(a)
	}
	{
		a := []int{0, 0}
		other := []int{5, 5}
		f := func() (int, bool) { a = other; return 7, true }
		var ok bool
		old := a
		a[0], ok = f()
		fmt.Println(a, other, old, ok)
	}
	{
		i := 0
		a := [2]int{}
		f := func() (int, int) { i = 1; return 7, 8 }
		a[i], _ = f()
		fmt.Println(a)
	}
	{
		p := &P{}
		q := &P{}
		old := p
		f := func() (int, int) { p = q; return 7, 8 }
		p.x, p.y = f()
		fmt.Println(*old, *q)
	}
	{
		n, k := new(int), new(int)
		old := n
		f := func() (int, int) { n = k; return 7, 8 }
		*n, _ = f()
		fmt.Println(*old, *k)
	}
	{
		m := map[string]int{}
		key := "a"
		f := func() (int, int) { key = "b"; return 7, 8 }
		m[key], _ = f()
		fmt.Println(m)
	}
	{
		m := map[string]int{}
		old := m
		f := func() (int, int) { m = map[string]int{}; return 7, 8 }
		m["k"], _ = f()
		fmt.Println(m, old)
	}
	{
		m := map[string]int{}
		key := "a"
		f := func() int { key = "b"; return 7 }
		var x int
		m[key], x = f(), 4
		fmt.Println(m, x)
	}
	{
		i := 0
		a := []int{0, 0}
		c := make(chan int, 1)
		c <- 4
		g := func() chan int { i = 1; return c }
		var ok bool
		a[i], ok = <-g()
		fmt.Println(a, ok)
	}
	{
		i := 0
		a := []int{0, 0}
		m := map[int]int{3: 9}
		g := func() int { i = 1; return 3 }
		var ok bool
		a[i], ok = m[g()]
		fmt.Println(a, ok)
	}
	{
		i := 0
		a := []int{0, 0}
		g := func() any { i = 1; return 3 }
		var ok bool
		a[i], ok = g().(int)
		fmt.Println(a, ok)
	}
	{
		// Calls on the left come first.
		i := 0
		a := []int{0, 0}
		at := func() int { fmt.Println("index"); return i }
		f := func() (int, int) { fmt.Println("value"); i = 1; return 7, 8 }
		a[at()], _ = f()
		fmt.Println(a)
		i = 0
		var b int
		a[at()], b = 1, func() int { fmt.Println("value"); i = 1; return 2 }()
		fmt.Println(a, b)
	}
	{
		i := 0
		a := []int{0, 0}
		at := func(n int) int { return n }
		f := func() (int, int) { i = 1; return 7, 8 }
		a[at(0)+i], a[i] = f()
		fmt.Println(a)
	}
	{
		// Without calls, the operands on the left are read before anything is assigned.
		i := 0
		a := []int{0, 0}
		i, a[i] = 1, 5
		fmt.Println(i, a)
	}
	{
		i := 0
		a := []int{0, 0}
		f := func() (int, int) { i = 1; return 1, 8 }
		i, a[i] = f()
		fmt.Println(i, a)
	}
	{
		i := 0
		a := []P{{}, {}}
		f := func() (P, int) { i = 1; return P{7, 7}, 8 }
		a[i], _ = f()
		a[0].x, a[1].y = f2()
		fmt.Println(a)
	}
	{
		i := 0
		a := [][]int{{0, 0}, {0, 0}}
		f := func() (int, int) { i = 1; return 7, 8 }
		a[i][i], a[1-i][i] = f()
		fmt.Println(a)
	}
	{
		i := 0
		a := []int{1, 2}
		f := func() int { i = 1; return 10 }
		a[i] += f()
		fmt.Println(a)
		a[i] = f()
		fmt.Println(a)
	}
	{
		i := 0
		a := []int{3, 4, 5}
		f := func() int { i = 1; return 7 }
		a[i], a[i+1] = a[i+1], f()
		fmt.Println(a)
	}
	{
		i := 0
		a := [][]int{{1, 2}, {3, 4}}
		f := func() int { i = 1; return 0 }
		a[i][f()] += 10
		fmt.Println(a)
		i = 0
		a[i][f()] = 5
		fmt.Println(a)
		i = 0
		a[i][f()]++
		fmt.Println(a)
		i = 0
		a[i][f()] -= f() + 1
		fmt.Println(a)
		i = 0
		a[i][f()], a[i][0] = 1, 2
		fmt.Println(a)
	}
	{
		key := any("a")
		m := map[any]int{}
		f := func() int { key = "b"; return 7 }
		m[key] = f()
		fmt.Println(m)
		floats := map[float64]int{}
		x := 1.5
		g := func() (int, int) { x = 2; return 7, 8 }
		floats[x], _ = g()
		fmt.Println(floats)
		small := map[int8]int{}
		n := int8(1)
		h := func() (int, int) { n = 2; return 7, 8 }
		small[n], _ = h()
		fmt.Println(small)
		pairs := map[P]int{}
		p := P{1, 1}
		k := func() (int, int) { p.x = 2; return 7, 8 }
		pairs[p], _ = k()
		fmt.Println(pairs)
	}
	{
		var np *P
		f := func() (int, int) { np = &P{}; return 1, 2 }
		np.x, np.y = f()
		fmt.Println(*np)
	}
}

func f2() (int, int) { return 3, 4 }
