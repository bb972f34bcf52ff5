package main

func main() {
	panic([]int{1, 2, 3})
}
