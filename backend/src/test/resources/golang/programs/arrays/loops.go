package main

import "fmt"

const n = 5

type Row [n]int
type Table [3]Row

func (t Table) Sum() (s int) {
	for _, r := range t {
		for _, v := range r {
			s += v
		}
	}
	return
}

func (t *Table) Fill(f func(i, j int) int) *Table {
	for i := range t {
		for j := range t[i] {
			t[i][j] = f(i, j)
		}
	}
	return t
}

func reverse(a *[n]int) {
	for i, j := 0, len(a)-1; i < j; i, j = i+1, j-1 {
		a[i], a[j] = a[j], a[i]
	}
}

func first(a [n]int) (v int) {
	defer func() { a[0] = -1 }()
	return a[0]
}

func main() {
	var t Table
	fmt.Println(t.Fill(func(i, j int) int { return i*10 + j }).Sum(), t)
	u := t
	reverse((*[n]int)(&u[1]))
	fmt.Println(t[1], u[1], t == u, t[0] == u[0])
	row := t[2]
	row[0] = 1000
	pr := &t[2]
	pr[1] = 2000
	fmt.Println(row, t[2], first(t[2]), t[2][0])
	s := t[0][1:4]
	s[0] = -5
	s = append(s, 77)
	fmt.Println(t[0], s, len(s), cap(s))
	s = append(s, 88)
	s[0] = 5
	fmt.Println(t[0], s)
	for i, v := range t[0] {
		t[0][n-1-i] = 0
		fmt.Print(v, " ")
	}
	fmt.Println(t[0])
	for i := range t[1] {
		t[1][i] *= t[1][i]
	}
	fmt.Println(t[1])
	var ptrs [3]*int
	for i := range ptrs {
		ptrs[i] = &t[1][i]
	}
	*ptrs[2] = 42
	fmt.Println(t[1], *ptrs[1])
	structs := [2]struct {
		name string
		vals [2]int
	}{{"a", [2]int{1, 2}}, {name: "b"}}
	c := structs
	c[0].vals[1] = 9
	fmt.Println(structs, c, structs == c, structs[1] == c[1])
	ifaces := [3]any{1, "a", [1]int{2}}
	fmt.Println(ifaces == [3]any{1, "a", [1]int{2}}, ifaces[2] == [1]int{2}, ifaces[2] == [1]int{3})
	m := map[string][2]int{"x": {1, 2}}
	for i, v := range m["x"] {
		fmt.Print(i, v, " ")
	}
	fmt.Println(len(m["none"]), m["none"])
	fn := [2]func() int{func() int { return 1 }, func() int { return 2 }}
	fmt.Println(fn[0]()+fn[1](), len([...]int{9: 1}), [2]bool{} == [...]bool{false, false})
}
