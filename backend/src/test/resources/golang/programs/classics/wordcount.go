package main

import (
	"fmt"
	"sort"
	"strings"
)

const text = `The quick brown fox jumps over the lazy dog.
The dog sleeps; the fox does not.
Über-fox! "Dog", said the fox... and the DOG?`

type count struct {
	word string
	n    int
}

func main() {
	counts := map[string]int{}
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		words := strings.FieldsFunc(strings.ToLower(line), func(r rune) bool {
			return strings.ContainsRune(" .;!?\",-", r)
		})
		for _, w := range words {
			counts[w]++
		}
	}
	list := make([]count, 0, len(counts))
	for w, n := range counts {
		list = append(list, count{w, n})
	}
	sort.Slice(list, func(i, j int) bool {
		if list[i].n != list[j].n {
			return list[i].n > list[j].n
		}
		return list[i].word < list[j].word
	})
	for _, c := range list {
		fmt.Printf("%-8s %s %d\n", c.word, strings.Repeat("#", c.n), c.n)
	}
	letters := [26]int{}
	for _, r := range strings.ToLower(text) {
		if r >= 'a' && r <= 'z' {
			letters[r-'a']++
		}
	}
	for i, n := range letters {
		if n > 6 {
			fmt.Printf("%c=%d ", 'a'+i, n)
		}
	}
	fmt.Println(len(text), len([]rune(text)), len(lines))
}
