package main

func f() (a int, string) { return 1, "x" }

func main() {
	f()
}
