package main

func (n int) double() int { return n * 2 }

func main() {
	n := 5
	n.double()
}
