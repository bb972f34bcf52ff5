package main

type bad struct{}

func (bad) Error() string { panic("from Error") }

func main() {
	panic(bad{})
}
