// The same for math/rand/v2.
package main

import (
	"fmt"
	"math/rand/v2"
	"time"
)

func main() {
	ok := true
	for range 500 {
		ok = ok && rand.IntN(7) < 7 && rand.N(10*time.Second) < 10*time.Second && rand.Float32() < 1 && rand.Uint32N(9) < 9 && rand.Int64N(1<<40) < 1<<40
	}
	fmt.Println(ok)
	r, s := rand.New(rand.NewPCG(1, 2)), rand.New(rand.NewPCG(1, 2))
	fmt.Println(r.IntN(1_000_000) == s.IntN(1_000_000), r.Perm(5)[0] == s.Perm(5)[0])
	inside := 0
	const n = 20000
	for range n {
		x, y := r.Float64(), r.Float64()
		if x*x+y*y < 1 {
			inside++
		}
	}
	pi := 4 * float64(inside) / n
	fmt.Println(pi > 3.0 && pi < 3.3)
	hit := map[bool]int{}
	for range 1000 {
		hit[rand.IntN(2) == 0]++
	}
	fmt.Println(hit[true] > 300, hit[false] > 300)
}
