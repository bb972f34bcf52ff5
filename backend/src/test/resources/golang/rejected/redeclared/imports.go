package main

import "fmt"
import "fmt"
import f "os"
import f "strings"

func fmt() {}

func main() {
	f.Exit(1)
}
