// Map and reduce over lines of text.
package main

import (
	"fmt"
	"sort"
	"strings"
	"sync"
)

const text = `The quick brown fox jumps over the lazy dog.
The dog sleeps; the fox does not.
A fox, a dog and the end.`

func main() {
	lines := strings.Split(text, "\n")
	parts := make(chan map[string]int, len(lines))
	var wg sync.WaitGroup
	for _, line := range lines {
		wg.Go(func() {
			count := map[string]int{}
			for _, w := range strings.FieldsFunc(strings.ToLower(line), func(r rune) bool { return r < 'a' || r > 'z' }) {
				count[w]++
			}
			parts <- count
		})
	}
	wg.Wait()
	close(parts)
	total := map[string]int{}
	for p := range parts {
		for w, n := range p {
			total[w] += n
		}
	}
	words := make([]string, 0, len(total))
	for w := range total {
		words = append(words, w)
	}
	sort.Slice(words, func(i, j int) bool {
		if total[words[i]] != total[words[j]] {
			return total[words[i]] > total[words[j]]
		}
		return words[i] < words[j]
	})
	for _, w := range words[:6] {
		fmt.Printf("%-6s %d %s\n", w, total[w], strings.Repeat("*", total[w]))
	}
}
