package main

func main() {
	for {
		break outer
	}
}
