package main

type Flag bool

func main() {
	panic(Flag(true))
}
