package main

import "fmt"

type ring struct {
	head, tail uint32 // positions modulo 256; they may wrap
	slots      [256]int
}

var global []int

func (r *ring) put(g int) {
	if r.tail-r.head == 256 {
		for range 128 {
			global = append(global, r.slots[r.head%256])
			r.head++
		}
		global = append(global, g)
		return
	}
	r.slots[r.tail%256] = g
	r.tail++
}

func (r *ring) get() int {
	g := r.slots[r.head%256]
	r.head++
	return g
}

func (r *ring) stealFrom(victim *ring) uint32 {
	n := victim.tail - victim.head
	n -= n / 2
	for range n {
		r.put(victim.get())
	}
	return n
}

func main() {
	var p0, p1 ring
	for g := range 257 {
		p0.put(g)
	}
	fmt.Println("P0 has", p0.tail-p0.head, "and the global queue", len(global))
	fmt.Println("P1 steals", p1.stealFrom(&p0), "and P0 keeps", p0.tail-p0.head)
	fmt.Println("next on P0:", p0.get(), "next on P1:", p1.get(), "first in global:", global[0])
}
