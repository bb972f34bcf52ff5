// A fixed number of goroutines walks a list; the first error stops the walk.
package main

import (
	"errors"
	"fmt"
	"sort"
	"sync"
)

var errBad = errors.New("bad item")

func length(s string) (int, error) {
	if s == "bad" {
		return 0, errBad
	}
	return len(s), nil
}

func each(items []string, workers int) (map[string]int, error) {
	done := make(chan struct{})
	defer close(done)
	in := make(chan string)
	go func() {
		defer close(in)
		for _, s := range items {
			select {
			case in <- s:
			case <-done:
				return
			}
		}
	}()
	type answer struct {
		item string
		n    int
		err  error
	}
	out := make(chan answer)
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for s := range in {
				n, err := length(s)
				select {
				case out <- answer{s, n, err}:
				case <-done:
					return
				}
			}
		})
	}
	go func() { wg.Wait(); close(out) }()
	lengths := map[string]int{}
	for a := range out {
		if a.err != nil {
			return nil, fmt.Errorf("%s: %w", a.item, a.err)
		}
		lengths[a.item] = a.n
	}
	return lengths, nil
}

func main() {
	lengths, err := each([]string{"one", "three", "seventeen", "go"}, 2)
	fmt.Println(lengths, err)
	_, err = each([]string{"one", "bad", "three"}, 2)
	fmt.Println(err, errors.Is(err, errBad))
	keys := make([]string, 0)
	for k := range lengths {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	fmt.Println(keys)
}
