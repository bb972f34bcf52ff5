package main

func init()

func nobody(a int) int

func init(x int) {}

func f[T any]() {}

func f2(a, b int, a string) {}

func f3(x int) (x string) { return }

func f4() (a, a int) { return }

func (t T) m(t int) {}

type T struct{}

func (T) T() {}

func g(a ...int, b ...int) {}

func h() ...int { return nil }

var k = func(x int, x int) {}

var l func(a int, string)

func main() {
	f()
	main()
	init()
}
