package main

type T struct {
	a int
	b string
	a string
}

func (t T) m()  {}
func (t *T) m() {}
func (t T) b()  {}

type I interface {
	M()
	M()
}

type J interface {
	I
	M() int
}

func (x int) foo()       {}
func (t Missing) bar()   {}
func (s []int) baz()     {}
func (t **T) qux()       {}
func (i I) onInterface() {}
func (t T, u T) two()    {}
func () none()           {}

func main() {}
