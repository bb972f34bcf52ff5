package main

func main() {
	/* a comment
	without an end
}
