package main

func main() {
	for i := 0; i < 3; j := 1 {
	}
	for i := 0; i < 3; i = i + 1 {
		i := "x"
	}
	for i, j := 0; i < 3; i++ {
	}
	for i := 0; i = 3; i++ {
	}
	for var i int; i < 3; i++ {
	}
}
