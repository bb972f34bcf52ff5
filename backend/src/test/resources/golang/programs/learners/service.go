// Embedding, order of defers, recovery by kind of error, and parts of package sync.
package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
)

type Logger struct{ prefix string }

func (l Logger) Log(f string, a ...any) { fmt.Fprintf(os.Stdout, l.prefix+f+"\n", a...) }

type Service struct {
	Logger
	*sync.Mutex
	cache map[int]string
}

func (s *Service) Get(id int) (v string, hit bool) {
	s.Lock()
	defer s.Unlock()
	if v, hit = s.cache[id]; hit {
		return
	}
	v = fmt.Sprintf("value-%d", id)
	s.cache[id] = v
	return v, false
}

func deferOrder() (n int) {
	defer func() { n *= 2 }()
	for i := 0; i < 3; i++ {
		defer fmt.Print(i, " ")
	}
	n = 21
	return n
}

func mustPositive(n int) int {
	if n < 0 {
		panic(fmt.Errorf("negative: %d", n))
	}
	return n
}

func safe(f func()) (err error) {
	defer func() {
		switch x := recover().(type) {
		case nil:
		case runtime.Error:
			err = fmt.Errorf("runtime: %w", x)
		case error:
			err = x
		default:
			err = fmt.Errorf("panic: %v", x)
		}
	}()
	f()
	return nil
}

func main() {
	s := &Service{Logger{"[svc] "}, &sync.Mutex{}, map[int]string{}}
	for _, id := range []int{1, 2, 1} {
		v, hit := s.Get(id)
		s.Log("%d -> %s (%t)", id, v, hit)
	}
	fmt.Println(deferOrder())
	fmt.Println(safe(func() { mustPositive(-1) }))
	fmt.Println(safe(func() { var p *Service; p.Log("x") }))
	fmt.Println(safe(func() { panic("str") }))
	fmt.Println(safe(func() { a := []int{1}; i := 5; fmt.Println(a[i:]) }))
	fmt.Println(safe(func() { var x any = "s"; fmt.Println(x.(fmt.Stringer)) }))
	fmt.Println(safe(func() { s.Unlock2() }))
	_, _, line, ok := runtime.Caller(0)
	fmt.Println(line, ok)
	funcs := []func(){}
	for i := 0; i < 3; i++ {
		funcs = append(funcs, func() { fmt.Print(i, ";") })
	}
	for _, f := range funcs {
		f()
	}
	fmt.Println()
	var once sync.Once
	for range 3 {
		once.Do(func() { fmt.Println("once") })
	}
	get := sync.OnceValue(func() int { fmt.Println("computing"); return 42 })
	fmt.Println(get(), get())
	var p sync.Pool
	p.New = func() any { return new(strings.Builder) }
	b := p.Get().(*strings.Builder)
	b.WriteString("pooled")
	fmt.Println(b)
	p.Put(b)
	var m sync.Map
	m.Store("a", 1)
	v, loaded := m.LoadOrStore("a", 2)
	fmt.Println(v, loaded)
	m.Range(func(k, v any) bool { fmt.Println(k, v); return true })
	panic(fmt.Errorf("final: %w", os.ErrNotExist))
}

func (s *Service) Unlock2() { defer s.Unlock(); s.Lock() }
