package main

func main() {
	panic("first line\nsecond line\ttab\n")
}
