// order: any
// A map is walked in an order that Go does not tell.
package main

import "fmt"

func main() {
	ages := map[string]int{"ann": 31, "bob": 25, "cid": 47, "dan": 19, "eve": 60}
	for name, age := range ages {
		fmt.Println(name, age)
	}
	for name := range ages {
		if len(name) > 2 {
			delete(ages, name)
		}
	}
	fmt.Println(len(ages), "left")
}
