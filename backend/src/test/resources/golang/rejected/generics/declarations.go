package main

type Number interface{ int | float64 }

var n Number

func f(x Number) {}

func g() []Number { return nil }

type T[P any, P any] struct{}

func h[T any, T any](x T) {}

type Rec[T any] struct{ r Rec[T] }

type Alias[T any] = []T

type U interface{ int | error }

type V[T U] struct{}

func k[T any | int]() {}

type W[T int | T] struct{}

func m[T Missing](x T) {}

func main() {
	type Local[T any] struct{ v T }
	var l Local[string, int]
}
