package main

import "fmt"

func main() {
	ages := map[string]int{"ann": 30, "bob": 25}
	ages["cid"] = 35
	ages["bob"]++
	ages["new"] += 5
	fmt.Println(ages, len(ages))
	v, ok := ages["zed"]
	fmt.Println(v, ok, ages["zed"])
	if age, ok := ages["ann"]; ok {
		fmt.Println("ann is", age)
	}
	delete(ages, "ann")
	delete(ages, "ann")
	fmt.Println(ages)
	clear(ages)
	fmt.Println(ages, len(ages))
	var n map[string]int
	fmt.Println(n == nil, n["x"], len(n))
	delete(n, "x")
	for range n {
		fmt.Println("never")
	}
	groups := map[string][]int{}
	for i := range 6 {
		key := "even"
		if i%2 == 1 {
			key = "odd"
		}
		groups[key] = append(groups[key], i)
	}
	fmt.Println(groups)
	nested := map[string]map[string]int{"a": {"x": 1}, "b": nil}
	nested["a"]["y"] = 2
	fmt.Println(nested, nested["b"]["q"], nested["none"]["q"])
	m2 := ages
	m2["shared"] = 1
	fmt.Println(ages["shared"], len(ages))
	fmt.Printf("%v %#v %T\n", map[int]bool{2: true, 1: false}, map[string]int{"b": 1, "a": 2}, n)
	big := make(map[int]int, 100)
	for i := range 1000 {
		big[i*i] = i
	}
	sum := 0
	for k, v := range big {
		sum += k - v*v + 1
	}
	fmt.Println(len(big), sum)
}
