package main

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
)

type person struct {
	name string
	age  int
}

type byAge []person

func (b byAge) Len() int           { return len(b) }
func (b byAge) Less(i, j int) bool { return b[i].age < b[j].age }
func (b byAge) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func main() {
	ints := []int{5, 2, 8, 1, 9}
	sort.Ints(ints)
	fmt.Println(ints, sort.IntsAreSorted(ints), sort.SearchInts(ints, 8), sort.SearchInts(ints, 3))
	strs := []string{"b", "C", "a", "é", ""}
	sort.Strings(strs)
	fmt.Printf("%q\n", strs)
	fl := []float64{2.5, -1, 0}
	sort.Float64s(fl)
	sort.Sort(sort.Reverse(sort.IntSlice(ints)))
	fmt.Println(fl, ints)
	people := []person{{"Ann", 30}, {"Bob", 25}, {"Cid", 30}, {"Dee", 25}, {"Eve", 30}}
	stable := slices.Clone(people)
	sort.Stable(byAge(stable))
	fmt.Println(stable)
	sort.SliceStable(people, func(i, j int) bool { return people[i].age > people[j].age })
	fmt.Println(people)
	slices.SortFunc(people, func(a, b person) int {
		return cmp.Or(cmp.Compare(a.age, b.age), -strings.Compare(a.name, b.name))
	})
	fmt.Println(people)
	i := sort.Search(100, func(i int) bool { return i*i >= 50 })
	fmt.Println(i)
	slices.Sort(strs)
	idx, found := slices.BinarySearch(strs, "b")
	fmt.Println(idx, found, slices.Contains(strs, "z"), slices.Index(strs, "a"), slices.Max(ints), slices.Min(fl))
	slices.Reverse(ints)
	fmt.Println(ints, slices.Equal(ints, []int{1, 2, 5, 8, 9}), slices.Compact([]int{1, 1, 2, 2, 1}), slices.Insert([]int{1, 4}, 1, 2, 3), slices.Delete([]int{0, 1, 2, 3}, 1, 3))
	m := map[string]int{"z": 1, "a": 3, "m": 2}
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return m[keys[i]] < m[keys[j]] })
	for _, k := range keys {
		fmt.Print(k, "=", m[k], " ")
	}
	fmt.Println()
	byLen := func(a, b string) int { return cmp.Compare(len(a), len(b)) }
	words := strings.Fields("ccc a bb dd eee f")
	slices.SortStableFunc(words, byLen)
	fmt.Println(words, slices.IsSortedFunc(words, byLen))
}
