// Less and Swap of a sort.Interface panic, the second time in a goroutine.
package main

import (
	"fmt"
	"sort"
)

type words []string

func (w words) Len() int { return len(w) }

func (w words) Less(i, j int) bool { return w[i] < w[j] }

func (w words) Swap(i, j int) {
	if len(w) > 20 {
		panic("too many to swap")
	}
	w[i], w[j] = w[j], w[i]
}

func main() {
	few := words{"c", "b", "a"}
	sort.Sort(sort.Reverse(few))
	fmt.Println(few)
	many := make(words, 60)
	for i := range many {
		many[i] = fmt.Sprint((i * 37) % 60)
	}
	sort.Sort(many)
}
