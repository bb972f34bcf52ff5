// Idea: the fields of a line of schedtrace, taken apart.
package main

import (
	"fmt"
	"strconv"
	"strings"
)

func parse(line string) (fields map[string]int, queues []int, err error) {
	head, tail, ok := strings.Cut(line, "[")
	if !ok {
		return nil, nil, fmt.Errorf("no queues in %q", line)
	}
	fields = map[string]int{}
	for _, word := range strings.Fields(head) {
		if k, v, found := strings.Cut(word, "="); found {
			if fields[k], err = strconv.Atoi(v); err != nil {
				return nil, nil, err
			}
		}
	}
	for _, word := range strings.Fields(strings.TrimSuffix(strings.TrimSpace(tail), "]")) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, nil, err
		}
		queues = append(queues, n)
	}
	return
}

func main() {
	f, q, err := parse("SCHED 1004ms: gomaxprocs=4 idleprocs=1 threads=5 spinningthreads=1 needspinning=0 idlethreads=0 runqueue=0 [3 2 1 0]")
	fmt.Println(f, q, err)
	sum := f["runqueue"]
	for _, n := range q {
		sum += n
	}
	switch {
	case sum > 10*f["gomaxprocs"]:
		fmt.Println("saturated")
	case f["spinningthreads"] > 0:
		fmt.Println("healthy,", sum, "wait")
	}
	_, _, err = parse("nonsense")
	fmt.Println(err)
	_, _, err = parse("x=y [1]")
	fmt.Println(err)
}
