package main

type größe int

func main() {
	panic(größe(3))
}
