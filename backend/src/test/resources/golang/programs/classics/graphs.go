package main

import (
	"container/heap"
	"fmt"
	"sort"
)

type Graph map[string]map[string]int

func (g Graph) Add(a, b string, w int) {
	for _, e := range [][2]string{{a, b}, {b, a}} {
		if g[e[0]] == nil {
			g[e[0]] = map[string]int{}
		}
		g[e[0]][e[1]] = w
	}
}

func (g Graph) next(n string) []string {
	var out []string
	for m := range g[n] {
		out = append(out, m)
	}
	sort.Strings(out)
	return out
}

func (g Graph) BFS(start string, visit func(string, int)) {
	seen := map[string]bool{start: true}
	type item struct {
		name  string
		depth int
	}
	for queue := []item{{start, 0}}; len(queue) > 0; queue = queue[1:] {
		it := queue[0]
		visit(it.name, it.depth)
		for _, m := range g.next(it.name) {
			if !seen[m] {
				seen[m] = true
				queue = append(queue, item{m, it.depth + 1})
			}
		}
	}
}

func (g Graph) DFS(n string, seen map[string]bool) (path []string) {
	seen[n] = true
	path = append(path, n)
	for _, m := range g.next(n) {
		if !seen[m] {
			path = append(path, g.DFS(m, seen)...)
		}
	}
	return
}

type node struct {
	name string
	dist int
}
type queue []node

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].dist < q[j].dist }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(node)) }
func (q *queue) Pop() any {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}

func (g Graph) Dijkstra(from string) map[string]int {
	dist := map[string]int{}
	q := &queue{{from, 0}}
	for q.Len() > 0 {
		n := heap.Pop(q).(node)
		if _, done := dist[n.name]; done {
			continue
		}
		dist[n.name] = n.dist
		for m, w := range g[n.name] {
			heap.Push(q, node{m, n.dist + w})
		}
	}
	return dist
}

func main() {
	g := Graph{}
	g.Add("A", "B", 4)
	g.Add("A", "C", 1)
	g.Add("C", "B", 2)
	g.Add("B", "D", 5)
	g.Add("D", "E", 3)
	g.BFS("A", func(n string, d int) { fmt.Print(n, d, " ") })
	fmt.Println()
	fmt.Println(g.DFS("A", map[string]bool{}))
	fmt.Println(g.Dijkstra("A"))
	fmt.Println(g)
}
