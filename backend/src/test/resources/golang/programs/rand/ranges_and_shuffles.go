// Random numbers: only what is true for every seed is printed.
package main

import (
	"fmt"
	"math/rand"
	"sort"
)

func main() {
	ok := true
	for range 1000 {
		n, f, p := rand.Intn(10), rand.Float64(), rand.Int63n(5)
		ok = ok && n >= 0 && n < 10 && f >= 0 && f < 1 && p >= 0 && p < 5 && rand.Int() >= 0 && rand.Int31n(3) < 3
	}
	fmt.Println(ok)
	perm := rand.Perm(20)
	sort.Ints(perm)
	fmt.Println(perm)
	letters := []string{"a", "b", "c", "d"}
	rand.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
	sort.Strings(letters)
	fmt.Println(letters)
	a, b := rand.New(rand.NewSource(7)), rand.New(rand.NewSource(7))
	same := true
	for range 100 {
		same = same && a.Intn(1000) == b.Intn(1000) && a.Float64() == b.Float64()
	}
	fmt.Println(same)
	seen := map[int]bool{}
	for range 1000 {
		seen[rand.Intn(6)] = true
	}
	fmt.Println(len(seen))
	defer func() { fmt.Println(recover()) }()
	rand.Intn(0)
}
