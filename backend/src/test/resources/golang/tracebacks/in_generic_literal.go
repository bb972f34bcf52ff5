// A literal of a generic function that is inlined fails in a goroutine.
package main

type pair[K comparable, V any] struct {
	key   K
	value V
}

func getter[K comparable, V any](all []pair[K, V], at int) func() V {
	return func() V { return all[at].value }
}

//go:noinline
func run[V any](f func() V) V { return f() }

func main() {
	all := []pair[string, int]{{"a", 1}}
	done := make(chan int)
	go func() { done <- run(getter(all, 3)) }()
	println(<-done)
}
