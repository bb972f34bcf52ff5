// While a timer is pending there is no deadlock; after it there is.
package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan int)
	time.AfterFunc(10*time.Millisecond, func() { fmt.Println("timer") })
	<-ch
}
