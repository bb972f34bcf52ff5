// Idea: two ways to spread work, played with slices: the busy one gives away, or the idle one takes half.
package main

import "fmt"

type processor struct {
	id    int
	queue []string
	moved int
}

func share(from *processor, all []*processor) {
	for i := 0; len(from.queue) > 1 && i < len(all); i++ {
		if to := all[i]; to != from && len(to.queue) < len(from.queue)-1 {
			last := len(from.queue) - 1
			to.queue = append(to.queue, from.queue[last])
			from.queue = from.queue[:last]
			from.moved++
		}
	}
}

func steal(thief *processor, all []*processor) {
	for i := range all {
		victim := all[(thief.id+i+1)%len(all)]
		if victim != thief && len(victim.queue) > 0 {
			n := len(victim.queue) - len(victim.queue)/2
			thief.queue = append(thief.queue, victim.queue[:n]...)
			victim.queue = victim.queue[n:]
			thief.moved += n
			return
		}
	}
}

func table(way string, all []*processor) {
	fmt.Print(way, ": ")
	for _, p := range all {
		fmt.Printf("P%d%v moved %d  ", p.id, p.queue, p.moved)
	}
	fmt.Println()
}

func fresh() (all []*processor) {
	for i := range 3 {
		all = append(all, &processor{id: i})
	}
	for i := range 7 {
		all[0].queue = append(all[0].queue, fmt.Sprint("G", i))
	}
	return
}

func main() {
	all := fresh()
	table("start", all)
	share(all[0], all)
	share(all[0], all)
	table("shared", all)
	all = fresh()
	steal(all[1], all)
	steal(all[2], all)
	table("stolen", all)
}
