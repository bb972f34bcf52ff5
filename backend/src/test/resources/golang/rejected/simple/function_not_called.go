package main

func ready() bool { return true }

func main() {
	if ready {
	}
}
