// Sorting by kinds, by functions and by the interface; searching.
package main

import (
	"fmt"
	"sort"
	"strings"
)

type person struct {
	name string
	age  int
}

type byAge []person

func (p byAge) Len() int           { return len(p) }
func (p byAge) Less(i, j int) bool { return p[i].age < p[j].age }
func (p byAge) Swap(i, j int)      { p[i], p[j] = p[j], p[i] }

func main() {
	n := []int{5, 2, 8, 1, 9, 3}
	sort.Ints(n)
	f := []float64{2.5, -1, 3e3, 0}
	sort.Float64s(f)
	s := []string{"pear", "Apple", "fig", "apple"}
	sort.Strings(s)
	fmt.Println(n, f, s, sort.IntsAreSorted(n), sort.StringsAreSorted([]string{"b", "a"}))
	people := []person{{"Ann", 30}, {"Bob", 25}, {"Cid", 30}, {"Dan", 25}, {"Eve", 41}}
	sort.SliceStable(people, func(i, j int) bool { return people[i].age < people[j].age })
	fmt.Println(people)
	sort.Slice(people, func(i, j int) bool { return people[i].name > people[j].name })
	fmt.Println(people)
	sort.Stable(byAge(people))
	fmt.Println(people, sort.IsSorted(byAge(people)))
	sort.Sort(sort.Reverse(sort.IntSlice(n)))
	fmt.Println(n)
	sort.Sort(sort.StringSlice(s))
	fmt.Println(sort.SearchStrings(s, "fig"), sort.SearchInts([]int{1, 3, 5, 7}, 4), sort.SearchInts([]int{1, 3}, 9))
	i := sort.Search(100, func(i int) bool { return i*i >= 50 })
	j, found := sort.Find(len(s), func(i int) int { return strings.Compare("fig", s[i]) })
	fmt.Println(i, j, found)
	big := make([]int, 1000)
	for i := range big {
		big[i] = (i * 7919) % 1000
	}
	sort.Sort(sort.IntSlice(big))
	fmt.Println(sort.IntsAreSorted(big), big[0], big[500], big[999])
	sort.Slice([]int{}, func(i, j int) bool { return false })
}
