// Columns by widths.
package main

import (
	"fmt"
	"strings"
)

type row struct {
	name  string
	count int
	share float64
}

func main() {
	rows := []row{{"goroutine", 1200, 0.5}, {"thread", 12, 0.125}, {"P", 4, 0.0625}}
	fmt.Printf("%-12s|%8s|%7s\n", "name", "count", "share")
	fmt.Println(strings.Repeat("-", 12) + "+" + strings.Repeat("-", 8) + "+" + strings.Repeat("-", 7))
	for i, r := range rows {
		fmt.Printf("%-12s|%8d|%6.1f%%\n", r.name, r.count, r.share*100)
		if i == len(rows)-1 {
			fmt.Printf("%*s|%0*d|%+*.*e\n", 12, "end", 8, r.count, 12, 2, r.share)
		}
	}
	for _, w := range []int{1, 5, 10} {
		fmt.Printf("[%*s] [%-*s] [%0*d]\n", w, "ab", w, "ab", w, 7)
	}
	fmt.Printf("%3c|%-3c|%03d|%3v|%-3v|\n", 'x', 'y', 5, true, nil)
	fmt.Printf("%[1]*[2]d|%[3]q\n", 6, 42, "s")
	fmt.Printf("%v|%6v|%-6v|%06v\n", []int{1, 2}, []int{1, 2}, []int{1, 2}, []int{1, 2})
	fmt.Printf("%t|%6.3v|%s\n", []bool{true}, []float64{1.23456}, [][]string{{"a"}, {"b", "c"}})
}
