package main

type Box[T any] struct{ v T }

func (b Box[T]) Map[U any](f func(T) U) Box[U] {
	return Box[U]{f(b.v)}
}

func main() {
	b := Box[int]{1}
	b.Map(func(i int) string { return "x" })
}
