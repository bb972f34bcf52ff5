package main

func f() {}

func main() {
	go f
}
