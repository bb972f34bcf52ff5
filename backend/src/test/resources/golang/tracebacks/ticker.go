// A ticker of no time.
package main

import "time"

func main() {
	time.NewTicker(0)
}
