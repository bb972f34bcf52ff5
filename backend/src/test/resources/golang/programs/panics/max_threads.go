// debug.SetMaxThreads decides how many threads there may be.
package main

import (
	"fmt"
	"runtime/debug"
)

func main() {
	fmt.Println(debug.SetMaxThreads(20))
	fmt.Println(debug.SetMaxThreads(1))
}
