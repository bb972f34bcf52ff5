package main

func main() {
	defer panic("third")
	defer panic("second")
	panic("first")
}
