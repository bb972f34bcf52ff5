// A heap, a cache, shortest paths, numbers, random numbers of a seed, letters.
package main

import (
	"container/heap"
	"container/list"
	"fmt"
	"math"
	"math/bits"
	"math/rand"
	"sort"
	"strings"
)

type Item struct {
	name  string
	prio  int
	index int
}
type PQ []*Item

func (p PQ) Len() int           { return len(p) }
func (p PQ) Less(i, j int) bool { return p[i].prio > p[j].prio }
func (p PQ) Swap(i, j int)      { p[i], p[j] = p[j], p[i]; p[i].index = i; p[j].index = j }
func (p *PQ) Push(x any)        { it := x.(*Item); it.index = len(*p); *p = append(*p, it) }
func (p *PQ) Pop() any {
	o := *p
	n := len(o)
	it := o[n-1]
	*p = o[:n-1]
	return it
}

type LRU struct {
	cap int
	l   *list.List
	m   map[string]*list.Element
}

func (c *LRU) Get(k string) (int, bool) {
	if e, ok := c.m[k]; ok {
		c.l.MoveToFront(e)
		return e.Value.([2]any)[1].(int), true
	}
	return 0, false
}
func (c *LRU) Put(k string, v int) {
	if c.l.Len() == c.cap {
		last := c.l.Back()
		delete(c.m, last.Value.([2]any)[0].(string))
		c.l.Remove(last)
	}
	c.m[k] = c.l.PushFront([2]any{k, v})
}
func dijkstra(g map[string]map[string]int, src string) map[string]int {
	dist := map[string]int{}
	for v := range g {
		dist[v] = math.MaxInt
	}
	dist[src] = 0
	seen := map[string]bool{}
	for range g {
		u := ""
		for v := range g {
			if !seen[v] && (u == "" || dist[v] < dist[u]) {
				u = v
			}
		}
		seen[u] = true
		for v, w := range g[u] {
			dist[v] = min(dist[v], dist[u]+w)
		}
	}
	return dist
}
func permute(s []rune, i int, out *[]string) {
	if i == len(s) {
		*out = append(*out, string(s))
		return
	}
	for j := i; j < len(s); j++ {
		s[i], s[j] = s[j], s[i]
		permute(s, i+1, out)
		s[i], s[j] = s[j], s[i]
	}
}

func main() {
	pq := &PQ{}
	for i, n := range []string{"low", "high", "mid"} {
		heap.Push(pq, &Item{name: n, prio: []int{1, 9, 5}[i]})
	}
	(*pq)[2].prio = 10
	heap.Fix(pq, 2)
	for pq.Len() > 0 {
		it := heap.Pop(pq).(*Item)
		fmt.Print(it.name, ":", it.prio, " ")
	}
	fmt.Println()
	c := &LRU{2, list.New(), map[string]*list.Element{}}
	c.Put("a", 1)
	c.Put("b", 2)
	c.Get("a")
	c.Put("c", 3)
	_, okb := c.Get("b")
	va, oka := c.Get("a")
	fmt.Println(okb, va, oka, len(c.m))
	g := map[string]map[string]int{"A": {"B": 4, "C": 1}, "B": {"D": 1}, "C": {"B": 2, "D": 5}, "D": {}}
	fmt.Println(dijkstra(g, "A"))
	var ps []string
	permute([]rune("abc"), 0, &ps)
	sort.Strings(ps)
	fmt.Println(ps)
	fmt.Println(math.Sqrt(2), math.Pi, math.Inf(1), -math.Inf(1), math.NaN(), math.MaxInt64, math.MaxUint32, math.Floor(-1.5), math.Pow(2, 0.5), math.Hypot(3, 4), math.Mod(7, 3), math.Log10(1000), math.Cbrt(27))
	fmt.Println(bits.OnesCount(255), bits.Len(1024), bits.TrailingZeros(8), bits.Reverse8(1))
	var u8 uint8 = 250
	u8 += 10
	var i8 int8 = 127
	i8++
	fmt.Println(u8, i8, 7/-2, 7%-2, -7>>1, 1<<10, 5&^3, ^5, 0b1010, 0o17, 0x_ff, 1e3, 'a')
	r := rand.New(rand.NewSource(42))
	fmt.Println(r.Intn(100), r.Intn(100), r.Perm(5), r.Float64())
	fmt.Println(0.1+0.2, float32(0.1), 1/3.0, 1e100, 123456789.0, 1e-7, 100000000000000000000.0)
	x := 0.1
	fmt.Println(x+0.2, x*3, int(-2.9+x-x), uint8(int(300+x)), math.Round(2.5), fmt.Sprintf("%.0f %.0f", 0.5, 1.5))
	words := strings.Fields("b A c B a C")
	sort.Slice(words, func(i, j int) bool { return strings.ToLower(words[i]) < strings.ToLower(words[j]) })
	fmt.Println(words, sort.SearchInts([]int{1, 3, 5, 7}, 4))
	s := "héllo, 世界"
	for i, c := range s {
		fmt.Print(i, ":", string(c), " ")
	}
	fmt.Println(len(s), []rune(s)[1], []byte(s)[1], s[1:3], strings.ToUpper(s))
	switch {
	case len(s) > 5:
		fmt.Println("long")
		fallthrough
	case false:
		fmt.Println("fell")
	default:
		fmt.Println("no")
	}
}
