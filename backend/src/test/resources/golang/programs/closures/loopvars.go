package main

import "fmt"

func main() {
	var fs []func() int
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i += 10; return i })
	}
	for _, f := range fs {
		fmt.Print(f(), " ", f(), " ")
	}
	fmt.Println()
	var ps []*int
	for i := 0; i < 6; i++ {
		ps = append(ps, &i)
		i++
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	var gs []func()
	for i, s := range []string{"a", "b", "c"} {
		gs = append(gs, func() { fmt.Print(i, s, " ") })
	}
	for _, g := range gs {
		g()
	}
	fmt.Println()
	var i int
	var hs []func() int
	for i = 0; i < 3; i++ {
		hs = append(hs, func() int { return i })
	}
	for _, h := range hs {
		fmt.Print(h(), " ")
	}
	fmt.Println()
	for i := 0; i < 5; i++ {
		f := func() { i++ }
		f()
		fmt.Print(i, " ")
	}
	fmt.Println()
	var ks []func() int
	for i := range 3 {
		defer fmt.Println("deferred", i)
		ks = append(ks, func() int { return i * i })
		i = 100
	}
	for _, k := range ks {
		fmt.Print(k(), " ")
	}
	fmt.Println()
	for i, f := 0, func() {}; i < 2; i, f = i+1, func() { fmt.Println("post sees", i) } {
		f()
	}
	var qs []func()
	for i := 0; i < 4; i++ {
		if i == 1 {
			continue
		}
		qs = append(qs, func() { fmt.Print(i, ";") })
	}
	for _, q := range qs {
		q()
	}
	fmt.Println()
}
