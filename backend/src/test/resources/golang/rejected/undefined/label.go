package main

func main() {
	for {
		break outer
	}
	for {
		continue next
	}
	goto end
}
