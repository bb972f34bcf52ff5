package main

import "fmt"

type P struct{ X, Y int }

func main() {
	a := []P{{1, 2}, {3}, P{4}, &P{5, 6}}
	b := []*P{{1, 2}, &P{3, 4}, P{5, 6}}
	c := map[string]P{{1, 2}, "a": {1, "x"}}
	d := map[P]string{{1, 2}: "a", {1, 2}: "b", {3}: "c"}
	e := [][]int{{1}, []int{2}, {"x"}, 5}
	g := []any{{1, 2}, 3}
	h := []int{{1}, {}}
	i := [2]P{{}, {}, {}}
	j := struct{ p P }{{1, 2}}
	k := P{{1}, 2}
	fmt.Println(a, b, c, d, e, g, h, i, j, k)
	fmt.Println(P{1, 2}.Z, (&P{1, 2}).z, []P{}.X, &[]P{1}[0])
}
