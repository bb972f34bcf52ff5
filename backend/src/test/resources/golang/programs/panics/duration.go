package main

import (
	"fmt"
	"time"
)

func main() {
	d := 1500 * time.Millisecond
	fmt.Println(d)
	panic(d)
}
