// The functions of package maps, with iterators sorted.
package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

func main() {
	m := map[string]int{"one": 1, "two": 2, "three": 3}
	fmt.Println(slices.Sorted(maps.Keys(m)), slices.Sorted(maps.Values(m)))
	c := maps.Clone(m)
	c["four"] = 4
	fmt.Println(len(m), len(c), maps.Equal(m, c), maps.EqualFunc(m, m, func(a, b int) bool { return a == b }))
	maps.DeleteFunc(c, func(k string, v int) bool { return strings.HasPrefix(k, "t") })
	fmt.Println(c)
	maps.Copy(c, map[string]int{"one": 11, "five": 5})
	fmt.Println(c)
	inverted := map[int]string{}
	for k, v := range maps.All(m) {
		inverted[v] = k
	}
	fmt.Println(inverted)
	fmt.Println(maps.Collect(slices.All([]string{"a", "b"})))
	maps.Insert(inverted, slices.All([]string{"zero", "uno"}))
	fmt.Println(inverted)
	byLength := map[int][]string{}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		byLength[len(k)] = append(byLength[len(k)], k)
	}
	fmt.Println(byLength)
	fmt.Println(maps.Clone(map[int]int(nil)) == nil)
	clear(m)
	fmt.Println(len(m))
}
