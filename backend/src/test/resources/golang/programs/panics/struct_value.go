package main

type point struct{ x, y int }

func main() {
	panic(point{1, 2})
}
