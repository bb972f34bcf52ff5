package main

import (
	"fmt"
	"strings"
)

func sum(base int, nums ...int) int {
	for _, n := range nums {
		base += n
	}
	return base
}

func show(args ...any) string { return fmt.Sprint(len(args), " ", args) }

func change(s ...int) { s[0] = 99 }

func join(sep string, parts ...string) string { return strings.Join(parts, sep) }

func pair() (int, int) { return 3, 4 }

func count(fs ...func() int) (t int) {
	for _, f := range fs {
		t += f()
	}
	return
}

type option func(*conf)
type conf struct {
	host string
	port int
}

func port(p int) option { return func(c *conf) { c.port = p } }

func newConf(host string, opts ...option) conf {
	c := conf{host, 80}
	for _, o := range opts {
		o(&c)
	}
	return c
}

func main() {
	fmt.Println(sum(1), sum(1, 2), sum(1, 2, 3), sum(0, []int{4, 5, 6}...), sum(pair()))
	fmt.Println(show(), show(nil), show(nil...), show(1, "a", nil), show([]any{1, 2}...), show([]any{1, 2}), show([]int{1, 2}))
	s := []int{1, 2, 3}
	change(s...)
	fmt.Println(s)
	change(7)
	fmt.Println(join("-", "a", "b"), join("-") == "")
	fmt.Println(count(func() int { return 1 }, func() int { return 2 }))
	fmt.Println(newConf("h"), newConf("h", port(8080)))
	f := sum
	fmt.Printf("%T %T %d\n", f, show, f(1, 1))
	fmt.Println(pair())
}
