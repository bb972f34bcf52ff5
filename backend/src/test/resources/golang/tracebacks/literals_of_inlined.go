// Function literals of functions that are inlined panic: one at once, one later, one in another.
package main

func counter(from int) func() int {
	return func() int {
		from++
		if from > 2 {
			panic("counted")
		}
		return from
	}
}

func twice(f func() int) func() int {
	return func() int { return f() + f() }
}

//go:noinline
func call(f func() int) int { return f() }

func main() {
	next := twice(counter(0))
	call(next)
	call(func() int { return call(twice(counter(2))) })
}
