// An index is out of range inside a loop over a function.
package main

import (
	"fmt"
	"iter"
)

func pairs(s []string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for i := 0; i < len(s); i += 2 {
			if !yield(s[i], s[i+1]) {
				return
			}
		}
	}
}

func lookup(m map[string][]int, key string, i int) int { return m[key][i] }

func main() {
	m := map[string][]int{"a": {1}}
	for k, v := range pairs([]string{"a", "b"}) {
		defer fmt.Println("after", v)
		fmt.Println(lookup(m, k, 0))
		fmt.Println(m[k][0 : len(k)+2][v[0]-'b'])
	}
}
