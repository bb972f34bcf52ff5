// order: any
package main

import "fmt"

func main() {
	m := map[string]int{"one": 1, "two": 2, "three": 3, "four": 4}
	for k, v := range m {
		fmt.Println(k, v)
	}
	for k := range m {
		if len(k) == 3 {
			delete(m, k)
		}
	}
	for k := range m {
		fmt.Println("left", k)
		m[k] *= 10
	}
	fmt.Println(m)
}
