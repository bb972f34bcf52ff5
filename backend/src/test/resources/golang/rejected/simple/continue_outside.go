package main

func main() {
	if true {
		continue
	}
}
