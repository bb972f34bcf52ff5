package main

import "fmt"

func main() {
	id := 7
	fmt.Println("working on", id)
	panic(fmt.Sprintf("job %d failed: %q", id, "x y"))
}
