package main

import "fmt"

func main() {
	m := map[int]bool{}
	for i := range 100 {
		m[i] = true
	}
	seen := 0
	for k := range m {
		delete(m, k)
		seen++
	}
	fmt.Println(seen, len(m))
	for i := range 50 {
		m[i] = true
	}
	visited := map[int]int{}
	for k := range m {
		visited[k]++
		delete(m, (k+1)%50)
	}
	twice := 0
	for _, n := range visited {
		if n > 1 {
			twice++
		}
	}
	fmt.Println(twice, len(visited) <= 50, len(m) > 0)
	clear(m)
	m[0] = true
	rounds := 0
	for k := range m {
		rounds++
		m[k] = false
		if rounds > 10 {
			break
		}
	}
	fmt.Println(rounds, m)
	s := map[string]struct{}{}
	for _, w := range []string{"a", "b", "a"} {
		s[w] = struct{}{}
	}
	_, has := s["a"]
	fmt.Println(len(s), has, s)
}
