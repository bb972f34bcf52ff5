package main

import (
	"context"
	"fmt"
)

func main() {
	ctx := context.WithCancel(context.Background())
	fmt.Println(ctx)
}
