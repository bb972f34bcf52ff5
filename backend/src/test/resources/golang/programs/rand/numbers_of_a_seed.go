// What a seed gives is the same everywhere.
package main

import (
	"fmt"
	"math/rand"
	v2 "math/rand/v2"
)

type own struct{ state int64 }

func (o *own) Seed(seed int64) { o.state = seed }
func (o *own) Int63() int64    { o.state = o.state*5 + 11; return o.state & (1<<63 - 1) }

func all(r *rand.Rand) {
	fmt.Println(r.Intn(100), r.Intn(100), r.Intn(1<<40), r.Int31n(64), r.Int63n(1000), r.Int31n(1_500_000_000))
	fmt.Println(r.Int63(), r.Uint32(), r.Uint64(), r.Int31(), r.Int(), r.Float64(), r.Float32())
	fmt.Println(r.Perm(10))
	letters := []string{"a", "b", "c", "d", "e"}
	r.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
	fmt.Println(letters)
	bytes := make([]byte, 10)
	r.Read(bytes[:3])
	r.Read(bytes)
	fmt.Println(bytes, r.NormFloat64(), r.ExpFloat64())
	sum := 0.0
	for range 20000 {
		sum += r.NormFloat64() * r.ExpFloat64()
	}
	fmt.Println(sum, r.Intn(1000))
}

func main() {
	for _, seed := range []int64{42, 1, 0, -7, 1<<31 - 1, 1 << 50} {
		fmt.Println("seed", seed)
		all(rand.New(rand.NewSource(seed)))
	}
	fmt.Println("a source of one's own")
	all(rand.New(&own{3}))
	r := rand.New(rand.NewSource(5))
	first := r.Intn(10)
	r.Seed(5)
	fmt.Println(first == r.Intn(10))

	p := v2.New(v2.NewPCG(1, 2))
	fmt.Println(p.IntN(100), p.Int32N(7), p.Uint32N(9), p.Float32(), p.Perm(6), p.Int(), p.UintN(1<<40))
	sum := 0.0
	for range 20000 {
		sum += p.NormFloat64() * p.ExpFloat64()
	}
	fmt.Println(sum, p.NormFloat64(), p.ExpFloat64())
}
