package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"sort"
	"strings"
	"sync"
)

// A program and what it did.
type program struct {
	seed   uint64
	text   string
	prints bool
	result string // empty if its runs did not agree
}

type recorder struct {
	runs    int
	alone   int
	ending  bool
	longest int

	kept     []program
	ran      int
	built    int
	unstable int
}

// record writes the file with so many programs.
func (r *recorder) record(seed uint64, number int, out string) error {
	work, err := os.MkdirTemp("", "random")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	waiting := map[bool][]program{}
	for len(r.kept) < number {
		p, err := r.generate(seed)
		if err != nil {
			return err
		}
		seed++
		if r.longest > 0 && len(p.text) > r.longest {
			continue
		}
		waiting[p.prints] = append(waiting[p.prints], p)
		together := len(waiting[true]) + len(waiting[false])
		if together < batch && together < 2*(number-len(r.kept))+20 {
			continue
		}
		for prints, programs := range waiting {
			if err := r.batch(work, programs, prints); err != nil {
				return err
			}
		}
		waiting = map[bool][]program{}
		fmt.Fprintf(os.Stderr, "%d of %d\n", len(r.kept), number)
	}
	sort.Slice(r.kept, func(i, j int) bool { return r.kept[i].seed < r.kept[j].seed })
	r.kept = r.kept[:number]
	return os.WriteFile(out, []byte(r.text()), 0o644)
}

func (r *recorder) generate(seed uint64) (program, error) {
	text, err := generate(seed, r.ending)
	return program{seed: seed, text: text, prints: strings.Contains(text, `import "fmt"`)}, err
}

// batch runs programs that are in one binary; what they did together with others
// is compared with what some do alone.
func (r *recorder) batch(work string, programs []program, prints bool) error {
	if len(programs) == 0 {
		return nil
	}
	b, err := buildTogether(work, programs)
	if err != nil {
		return err
	}
	defer b.remove()
	inParallel(programs, func(i int, p *program) error {
		p.result = stable(b, i, r.runs)
		return nil
	})
	if err := r.compare(work, programs); err != nil {
		return err
	}
	for _, p := range programs {
		r.ran++
		switch {
		case p.result == "":
			r.unstable++
		case r.ending == !strings.HasPrefix(p.result, "exit 0\n"):
			r.kept = append(r.kept, p)
		}
	}
	return nil
}

// compare builds some programs by themselves.
func (r *recorder) compare(work string, programs []program) error {
	var chosen []program
	for _, p := range programs {
		random := rand.New(rand.NewPCG(p.seed, 1))
		if p.result != "" && random.IntN(100) < r.alone {
			chosen = append(chosen, p)
		}
	}
	r.built += len(chosen)
	return inParallel(chosen, func(_ int, p *program) error {
		b, err := buildAlone(work, *p)
		if err != nil {
			return err
		}
		defer b.remove()
		alone := stable(b, 0, r.runs)
		if alone != "" && alone != p.result {
			return fmt.Errorf("the program of seed %d does otherwise alone:\n%s\n--- with others\n%s",
				p.seed, alone, p.result)
		}
		return nil
	})
}

// inParallel does something with each program, two at a time.
func inParallel(programs []program, do func(int, *program) error) error {
	var all sync.WaitGroup
	var first error
	var once sync.Once
	places := make(chan bool, 2)
	for i := range programs {
		all.Go(func() {
			places <- true
			if err := do(i, &programs[i]); err != nil {
				once.Do(func() { first = err })
			}
			<-places
		})
	}
	all.Wait()
	return first
}

// text is the file: for each program its seed, its text and what it did.
func (r *recorder) text() string {
	var out strings.Builder
	for _, p := range r.kept {
		fmt.Fprintf(&out, "=== %d\n%s--- %s", p.seed, p.text, p.result)
	}
	return out.String()
}
