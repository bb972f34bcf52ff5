package main

import "fmt"

func main() {
	goto end
	x := 1
	fmt.Println(x)
end:
	fmt.Println("end")
}
