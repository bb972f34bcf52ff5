package main

import "fmt"

type config struct {
	level int
	tags  []string
	sub   *config
}

func (c *config) set(l int) *config { c.level = l; return c }

func newConfig(l int) *config { return &config{level: l} }

func (c config) clone() *config {
	d := c
	d.tags = append([]string(nil), c.tags...)
	if c.sub != nil {
		d.sub = c.sub.clone()
	}
	return &d
}

type grid struct {
	cells [2][2]int
	cur   *int
}

func longest(words []string) *string {
	best := &words[0]
	for i := range words {
		if len(words[i]) > len(*best) {
			best = &words[i]
		}
	}
	return best
}

func main() {
	a := newConfig(1).set(2)
	b := a
	b.level++
	b.tags = append(b.tags, "x")
	fmt.Println(a.level, a.tags, a == b, *a)
	c := a.clone()
	c.tags[0] = "changed"
	a.sub = newConfig(5)
	d := a.clone()
	d.sub.level = 50
	fmt.Println(a.tags, c.tags, a.sub.level, d.sub.level)
	words := []string{"a", "longer", "mid"}
	w := longest(words)
	*w += "!"
	fmt.Println(words, w == &words[1])
	words = append(words, "more")
	*w = "lost?"
	fmt.Println(words, *w)
	var g grid
	g.cur = &g.cells[1][0]
	*g.cur = 7
	h := g
	*h.cur = 8
	fmt.Println(g.cells, h.cells, g.cur == h.cur, &h.cells[1][0] == h.cur)
	x, y := 1, 2
	px, py := &x, &y
	pp := &px
	*pp = py
	*px = 20
	fmt.Println(x, y, px == py, **pp)
	m := map[string]*int{"x": &x}
	*m["x"]++
	m["y"] = &y
	delete(m, "x")
	fmt.Println(x, *m["y"], m["x"] == nil)
	var list []*int
	for i := range 3 {
		list = append(list, &i)
	}
	*list[0] = 9
	for _, p := range list {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	type tree struct {
		parent *tree
		kids   []tree
		name   string
	}
	root := tree{name: "root", kids: make([]tree, 2)}
	for i := range root.kids {
		root.kids[i] = tree{parent: &root, name: fmt.Sprint("kid", i)}
	}
	root.kids[1].parent.name = "renamed"
	fmt.Println(root.name, root.kids[0].parent == &root, len(root.kids[0].parent.kids))
	f := &root.kids[0].name
	root.kids[0] = tree{name: "replaced"}
	fmt.Println(*f)
	fp := new(func() string)
	*fp = func() string { return *f + "!" }
	fmt.Println((*fp)())
	ip := new(any)
	*ip = a
	fmt.Println((*ip).(*config) == b, *ip == any(a))
	cp := make(chan *config, 1)
	cp <- a
	(<-cp).level = -1
	fmt.Println(a.level, b.level)
}
