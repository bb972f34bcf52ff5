package main

import (
	"errors"
	"fmt"
)

func main() {
	err := errors.New("something broke")
	fmt.Println(err)
	if err != nil {
		panic(err)
	}
}
