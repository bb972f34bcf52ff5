package main

import (
	"fmt"
	"os"
)

type named string

func main() {
	fmt.Print("a", "b", 1, 2, true, "c", 3.5, nil, 'x', "\n")
	fmt.Print(1, 2, "\n")
	fmt.Print("x", 1, "y\n")
	fmt.Println("a", 1, true, nil, 'x', 2.0, 1e9, 123456789.0, float32(0.1))
	fmt.Println()
	fmt.Println("")
	s := fmt.Sprint("v", 1, 2, named("n"), named("m"), []string{"a"}, 5)
	fmt.Println(s, len(s))
	fmt.Println(fmt.Sprintln("end", 1) == "end 1\n")
	fmt.Println(fmt.Sprintf("%s-%d", "k", 7))
	n, err := fmt.Println("counted")
	fmt.Println(n, err)
	n, _ = fmt.Printf("%5d\n", 1)
	fmt.Println(n)
	fmt.Fprintln(os.Stdout, "to stdout", 1)
	fmt.Fprintf(os.Stdout, "%d-%d\n", 1, 2)
	fmt.Fprint(os.Stderr, "to stderr\n")
	fmt.Println([]any{1, "a", nil, 2.5, []int(nil), map[string]int(nil), error(nil)})
	fmt.Println(struct {
		A any
		B *int
		C []string
		D map[int]int
		E func()
	}{})
	var ip *int
	var e error
	fmt.Println(ip, e, [3]string{"a", "", "c"}, [2][2]int{{1, 2}, {3, 4}})
	fmt.Println(int8(-5), uint8(200), 'a', "a"[0], 07, 0xff, 1_000)
	fmt.Println(1e-7, 1e20, 1e21, -0.0, 100000000.0, 3.0)
	x := []byte("bytes")
	fmt.Println(x, string(x))
	fmt.Println(&[]int{1}, &map[string]int{"a": 1}, &struct{ x int }{1}, &[2]int{3, 4})
	pp := &struct{ p *struct{ x int } }{}
	fmt.Println(pp)
}
