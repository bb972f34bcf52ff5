package main

func main() {
	f := func() {}
}
