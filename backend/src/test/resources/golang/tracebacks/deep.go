// So many calls that those in the middle are left out.
package main

import "fmt"

type node struct {
	next  *node
	value int
}

func (n *node) sum() int {
	if n.value == 0 {
		return n.next.value
	}
	return n.value + n.next.sum()
}

func main() {
	var list *node
	for i := range 180 {
		list = &node{list, i}
	}
	fmt.Println(list.sum())
}
