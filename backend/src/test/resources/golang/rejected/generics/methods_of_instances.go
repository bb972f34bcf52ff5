package main

type G[T any] struct{ v T }

type Alias = G[int]

func (a Alias) M() {}

func (a *Alias) N() {}

type Pointer = *G[string]

func (p Pointer) O() {}

type Defined G[int]

func (d Defined) P() {}

type Plain struct{}

type PlainAlias = Plain

func (p PlainAlias) R() {}

type PlainPointer = *Plain

func (p PlainPointer) S() {}

type H[K comparable, V any] map[K]V

type HA = H[string, int]

func (HA) T() {}

func main() {
	Plain{}.R()
	Defined{}.P()
}
