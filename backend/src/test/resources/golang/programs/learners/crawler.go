// A crawler, trees that are walked at once, and a closed channel.
package main

import (
	"fmt"
	"sync"
)

type result struct {
	url  string
	body string
	err  error
}
type Fetcher interface {
	Fetch(url string) (body string, urls []string, err error)
}
type fake map[string]*struct {
	body string
	urls []string
}

func (f fake) Fetch(url string) (string, []string, error) {
	if r, ok := f[url]; ok {
		return r.body, r.urls, nil
	}
	return "", nil, fmt.Errorf("not found: %s", url)
}

type visited struct {
	sync.Mutex
	m map[string]error
}

func Crawl(url string, depth int, f Fetcher, v *visited) {
	if depth <= 0 {
		return
	}
	v.Lock()
	if _, ok := v.m[url]; ok {
		v.Unlock()
		return
	}
	v.m[url] = nil
	v.Unlock()
	body, urls, err := f.Fetch(url)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("found: %s %q\n", url, body)
	done := make(chan bool)
	for i, u := range urls {
		go func(u string) {
			Crawl(u, depth-1, f, v)
			done <- true
		}(u)
		_ = i
	}
	for i := range urls {
		fmt.Printf("<- [%v] %v/%v waiting\n", url, i, len(urls))
		<-done
	}
}

type Tree struct {
	Left, Right *Tree
	Value       int
}

func insert(t *Tree, v int) *Tree {
	if t == nil {
		return &Tree{nil, nil, v}
	}
	if v < t.Value {
		t.Left = insert(t.Left, v)
	} else {
		t.Right = insert(t.Right, v)
	}
	return t
}
func (t *Tree) String() string {
	if t == nil {
		return "()"
	}
	s := ""
	if t.Left != nil {
		s += t.Left.String() + " "
	}
	s += fmt.Sprint(t.Value)
	if t.Right != nil {
		s += " " + t.Right.String()
	}
	return "(" + s + ")"
}
func walk(t *Tree, ch chan int) {
	if t != nil {
		walk(t.Left, ch)
		ch <- t.Value
		walk(t.Right, ch)
	}
}
func same(a, b *Tree) bool {
	c1, c2 := make(chan int), make(chan int)
	go func() { walk(a, c1); close(c1) }()
	go func() { walk(b, c2); close(c2) }()
	for {
		x, ok1 := <-c1
		y, ok2 := <-c2
		if ok1 != ok2 || x != y {
			return false
		}
		if !ok1 {
			return true
		}
	}
}

var fetcher = fake{
	"/":    {"root", []string{"/pkg", "/cmd"}},
	"/pkg": {"packages", []string{"/", "/cmd", "/fmt", "/os"}},
	"/fmt": {"fmt", []string{"/", "/pkg"}},
	"/os":  {"os", []string{"/", "/pkg"}},
}

func main() {
	Crawl("/", 4, fetcher, &visited{m: map[string]error{}})
	var a, b *Tree
	for _, v := range []int{5, 2, 8, 1, 9} {
		a = insert(a, v)
	}
	for _, v := range []int{1, 2, 5, 8, 9} {
		b = insert(b, v)
	}
	fmt.Println(a, b, same(a, b), same(a, insert(b, 7)))
	ch := make(chan int, 3)
	ch <- 1
	ch <- 2
	close(ch)
	v, ok := <-ch
	fmt.Println(v, ok, len(ch), cap(ch))
	<-ch
	v, ok = <-ch
	fmt.Println(v, ok)
	ch <- 3
}
