// Finds what the generator of math/rand is begun with.
package main

import (
	"fmt"
	"math/rand"
	"runtime"
)

const (
	size = 607
	lag  = 273
)

// next is the row of Park and Miller, with 48271, which spreads a seed over the generator.
func next(x uint64) uint64 { return x * 48271 % (1<<31 - 1) }

// A number is the sum of those 607 and 273 before it, so that the first 607 tell what was there before them. That
// is the seed's row, of which three make 64 bits, each exclusive-or with one of the numbers we look for.
func main() {
	source := rand.NewSource(1).(rand.Source64)
	var row [2 * size]uint64
	for i := size; i < len(row); i++ {
		row[i] = source.Uint64()
	}
	for i := size - 1; i >= 0; i-- {
		row[i] = row[i+size] - row[i+size-lag]
	}
	x := uint64(1)
	for range 20 {
		x = next(x)
	}
	fmt.Printf("# %s; written by src/test/golang/random-start\n", runtime.Version())
	for i := range size {
		high := next(x)
		middle := next(high)
		x = next(middle)
		at := (2*size - lag - 1 - i) % size
		fmt.Printf("%016x\n", row[at]^high<<40^middle<<20^x)
	}
}
