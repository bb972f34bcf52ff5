package main

func f() { return 1 }

func main() {
	f()
}
