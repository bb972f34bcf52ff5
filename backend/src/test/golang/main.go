// Command golang runs the Go programs of the corpus with real Go and writes
// what they did, or why they do not compile, into the golden files beside them.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	resources := flag.String("corpus", "../resources/golang", "the folder of programs and rejected")
	runs := flag.Int("runs", 5, "how many runs must agree")
	missing := flag.Bool("missing", false, "only the programs without a golden file")
	flag.Parse()
	selection := selection{names: flag.Args(), missing: *missing}
	refused, err := record(*resources, *runs, selection)
	if err == nil {
		err = selection.unused()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if len(refused) > 0 {
		fmt.Fprintf(os.Stderr, "\nNot recorded, %d:\n%v\n", len(refused), errors.Join(refused...))
		os.Exit(1)
	}
}

// record returns an error for each program that cannot be recorded.
func record(resources string, runs int, selection selection) ([]error, error) {
	work, err := os.MkdirTemp("", "golang")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	if err := writeModule(work); err != nil {
		return nil, err
	}
	accepted, err := selection.programs(filepath.Join(resources, "programs"))
	if err != nil {
		return nil, err
	}
	rejected, err := selection.programs(filepath.Join(resources, "rejected"))
	if err != nil {
		return nil, err
	}
	refused := each(accepted, func(p program) (string, error) { return observe(work, p, runs) })
	return append(refused, each(rejected, func(p program) (string, error) {
		return complaints(work, p)
	})...), nil
}

// each records programs, two at a time.
func each(programs []program, golden func(program) (string, error)) []error {
	results := make(chan error)
	places := make(chan struct{}, 2)
	for _, p := range programs {
		go func() {
			places <- struct{}{}
			text, err := golden(p)
			<-places
			if err == nil {
				err = os.WriteFile(p.golden(), []byte(text), 0o644)
			}
			if err != nil {
				err = fmt.Errorf("%s: %w", p.name, err)
			}
			results <- err
		}()
	}
	var refused []error
	for range programs {
		if err := <-results; err != nil {
			refused = append(refused, err)
		}
	}
	fmt.Printf("%d programs, %d recorded\n", len(programs), len(programs)-len(refused))
	return refused
}
