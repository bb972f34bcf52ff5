package main

type t struct{}

func (t) m() {}

func (t) m() {}

func main() {
	t{}.m()
}
