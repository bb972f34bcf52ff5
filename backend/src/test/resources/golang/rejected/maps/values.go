package main

import "fmt"

func main() {
	m := map[string]int{}
	fmt.Println(cap(m))
	m = append(m, 1)
	for k, v := range m {
		var s int = k
		var i string = v
	}
	v, ok := m["a"]
	if ok == 1 {
	}
	w := m["a"] + "x"
}
