// Idea: the local queue is a ring of 256 with two counters that only grow.
package main

import "fmt"

type ring struct {
	head, tail uint32
	slots      [256]int
	global     []int
}

func (r *ring) put(g int) {
	if r.tail-r.head == 256 {
		half := uint32(128)
		for range half {
			r.global = append(r.global, r.slots[r.head%256])
			r.head++
		}
		r.global = append(r.global, g)
		return
	}
	r.slots[r.tail%256] = g
	r.tail++
}

func (r *ring) get() (int, bool) {
	if r.head == r.tail {
		return 0, false
	}
	g := r.slots[r.head%256]
	r.head++
	return g, true
}

func (r *ring) stealFrom(v *ring) int {
	n := v.tail - v.head
	n -= n / 2
	for range n {
		g, _ := v.get()
		r.put(g)
	}
	return int(n)
}

func main() {
	r := &ring{head: ^uint32(0) - 200, tail: ^uint32(0) - 200}
	for g := range 300 {
		r.put(g)
	}
	fmt.Println("local", r.tail-r.head, "global", len(r.global), "counters wrapped:", r.tail < r.head)
	first, _ := r.get()
	fmt.Println("first", first, "global begins", r.global[:3], "ends", r.global[len(r.global)-1])
	thief := &ring{}
	for _, n := range []int{1, 7} {
		victim := &ring{}
		for g := range n {
			victim.put(g)
		}
		fmt.Println("of", n, "stolen", thief.stealFrom(victim), "left", victim.tail-victim.head)
	}
	fmt.Println("of many stolen", thief.stealFrom(r))
}
