package main

import "fmt"

func main() {
	fmt.Println(089, 0b12, 0xg, 1__0, 0x, 1e, 0o8, 1_, 0b, 0x1.5)
}
