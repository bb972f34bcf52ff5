package main

import "fmt"

type processor struct {
	queue []string
	moved int
}

// share: the busy one gives to those who have less.
func share(all []*processor) {
	busy := all[0]
	for len(busy.queue) > 3 {
		for _, p := range all[1:] {
			last := len(busy.queue) - 1
			p.queue = append(p.queue, busy.queue[last])
			busy.queue = busy.queue[:last]
			busy.moved++
		}
	}
}

// steal: the idle one takes half of what it finds.
func steal(thief int, all []*processor) {
	for i := 1; i < len(all); i++ {
		victim := all[(thief+i)%len(all)]
		if n := len(victim.queue); n > 0 {
			n -= n / 2
			all[thief].queue = append(all[thief].queue, victim.queue[:n]...)
			victim.queue = victim.queue[n:]
			all[thief].moved += n
			return
		}
	}
}

func start() []*processor {
	all := []*processor{{}, {}, {}}
	for i := range 7 {
		all[0].queue = append(all[0].queue, fmt.Sprint("G", i))
	}
	return all
}

func show(way string, all []*processor) {
	fmt.Println(way)
	for i, p := range all {
		fmt.Println(" ", "P", i, p.queue, "moved", p.moved)
	}
}

func main() {
	all := start()
	share(all)
	show("shared:", all)
	all = start()
	steal(1, all)
	steal(2, all)
	show("stolen:", all)
}
