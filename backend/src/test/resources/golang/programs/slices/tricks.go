package main

import (
	"fmt"
	"sort"
)

func insert(s []int, i, v int) []int {
	s = append(s, 0)
	copy(s[i+1:], s[i:])
	s[i] = v
	return s
}

func remove(s []int, i int) []int { return append(s[:i], s[i+1:]...) }

func filter(s []int, keep func(int) bool) []int {
	out := s[:0]
	for _, v := range s {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}

func main() {
	s := []int{1, 2, 3, 4, 5}
	s = insert(s, 2, 99)
	fmt.Println(s)
	s = remove(s, 0)
	fmt.Println(s)
	s = filter(s, func(v int) bool { return v%2 == 1 })
	fmt.Println(s)
	stack := []string{}
	stack = append(stack, "a")
	stack = append(stack, "b", "c")
	top := stack[len(stack)-1]
	stack = stack[:len(stack)-1]
	fmt.Println(top, stack)
	queue := []int{1, 2, 3}
	for len(queue) > 0 {
		head := queue[0]
		queue = queue[1:]
		fmt.Print(head, " ", len(queue), " ", cap(queue), "; ")
	}
	fmt.Println()
	people := []struct {
		name string
		age  int
	}{{"Ann", 30}, {"Bob", 25}, {"Cid", 35}}
	sort.Slice(people, func(i, j int) bool { return people[i].age < people[j].age })
	fmt.Println(people)
	for _, p := range people {
		p.age++
	}
	for i := range people {
		people[i].age += 100
	}
	fmt.Printf("%+v\n", people)
	grid := [][]rune{[]rune("ab"), []rune("cd")}
	grid[1][0] = 'X'
	for _, row := range grid {
		fmt.Println(string(row))
	}
	a := []int{1, 2, 3, 4, 5, 6, 7}
	var chunks [][]int
	for size := 3; len(a) > 0; a = a[min(size, len(a)):] {
		chunks = append(chunks, a[:min(size, len(a))])
	}
	fmt.Println(chunks)
}
