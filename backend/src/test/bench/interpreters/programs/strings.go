package main

import (
	"fmt"
	"strings"
)

func reverse(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}

func main() {
	var b strings.Builder
	vowels := 0
	for i := 0; i < 20_000; i++ {
		s := reverse("the scheduler steals half of a queue")
		for _, r := range s {
			if strings.ContainsRune("aeiou", r) {
				vowels++
			}
		}
		b.WriteString(s[:5])
	}
	fmt.Println(vowels, b.Len(), strings.Count(b.String(), "eue"))
}
