package main

import (
	"fmt"
	"sort"
	"strings"
)

type Trie struct {
	children map[rune]*Trie
	end      bool
	count    int
}

func (t *Trie) Insert(words ...string) *Trie {
	for _, w := range words {
		n := t
		for _, r := range w {
			if n.children == nil {
				n.children = map[rune]*Trie{}
			}
			child, ok := n.children[r]
			if !ok {
				child = new(Trie)
				n.children[r] = child
			}
			child.count++
			n = child
		}
		n.end = true
	}
	return t
}

func (t *Trie) find(prefix string) *Trie {
	for _, r := range prefix {
		if t = t.children[r]; t == nil {
			return nil
		}
	}
	return t
}

func (t *Trie) Has(w string) bool {
	n := t.find(w)
	return n != nil && n.end
}

func (t *Trie) Complete(prefix string) (out []string) {
	n := t.find(prefix)
	if n == nil {
		return nil
	}
	var walk func(*Trie, string)
	walk = func(n *Trie, s string) {
		if n.end {
			out = append(out, s)
		}
		for r, c := range n.children {
			walk(c, s+string(r))
		}
	}
	walk(n, prefix)
	sort.Strings(out)
	return
}

type UnionFind struct{ parent, size []int }

func NewUnionFind(n int) *UnionFind {
	u := &UnionFind{make([]int, n), make([]int, n)}
	for i := range n {
		u.parent[i], u.size[i] = i, 1
	}
	return u
}

func (u *UnionFind) Find(x int) int {
	for u.parent[x] != x {
		u.parent[x] = u.parent[u.parent[x]]
		x = u.parent[x]
	}
	return x
}

func (u *UnionFind) Union(a, b int) bool {
	a, b = u.Find(a), u.Find(b)
	if a == b {
		return false
	}
	if u.size[a] < u.size[b] {
		a, b = b, a
	}
	u.parent[b] = a
	u.size[a] += u.size[b]
	return true
}

func main() {
	t := new(Trie).Insert(strings.Fields("go gopher golang good ёж ёлка")...)
	fmt.Println(t.Has("go"), t.Has("gop"), t.Has("x"), t.Complete("go"), t.Complete("ё"), t.Complete("zz") == nil)
	fmt.Println(t.find("go").count, t.find("gop").count)
	u := NewUnionFind(6)
	fmt.Println(u.Union(0, 1), u.Union(1, 2), u.Union(0, 2), u.Union(3, 4))
	fmt.Println(u.Find(2) == u.Find(0), u.Find(3) == u.Find(0), u.size[u.Find(1)])
}
