package main

type Reason string

func main() {
	panic(Reason("out of coffee"))
}
