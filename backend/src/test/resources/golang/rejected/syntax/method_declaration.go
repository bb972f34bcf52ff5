package main

type T struct{}

func T.foo() {}

func (t T) () {}

func (t T, u int) bar() {}

func t T baz() {}

func main() {}
