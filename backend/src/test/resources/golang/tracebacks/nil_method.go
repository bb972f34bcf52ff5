// Methods of an interface that has no value, in another goroutine.
package main

type shape interface {
	Area() float64
	Name() string
	perimeter() float64
}

type square struct{ side float64 }

func (s *square) Area() float64      { return s.side * s.side }
func (s *square) Name() string       { return "square" }
func (s *square) perimeter() float64 { return 4 * s.side }

func describe(s shape, verbose bool, n int8) string {
	if verbose {
		return s.Name()
	}
	return "?"
}

var known = map[string]shape{}

func main() {
	println(describe(&square{1}, true, 1))
	done := make(chan string)
	go func() {
		done <- describe(known["nothing"], true, -3)
	}()
	println(<-done)
}
