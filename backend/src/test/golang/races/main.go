// Command races runs programs under Go's race detector, several times with one
// and with four processors, and writes beside them which pairs of lines raced.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	corpus := flag.String("corpus", "../resources/golang/races", "the folder of programs")
	runs := flag.Int("runs", 6, "how many runs with each number of processors")
	missing := flag.Bool("missing", false, "only the programs without a golden file")
	flag.Parse()
	paths, err := selected(*corpus, flag.Args(), *missing)
	if err == nil {
		err = recordAll(paths, *runs)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func golden(path string) string { return strings.TrimSuffix(path, ".go") + ".golden" }

func selected(corpus string, names []string, missing bool) ([]string, error) {
	all, err := filepath.Glob(filepath.Join(corpus, "*.go"))
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, path := range all {
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		if len(names) > 0 && !slices.Contains(names, name) {
			continue
		}
		if _, err := os.Stat(golden(path)); missing && err == nil {
			continue
		}
		paths = append(paths, path)
	}
	if len(paths) < len(names) {
		return nil, fmt.Errorf("not all of these programs exist: %v", names)
	}
	return paths, nil
}

func recordAll(paths []string, runs int) error {
	work, err := os.MkdirTemp("", "races")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(work, name), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	var refused []error
	racy := 0
	for _, path := range paths {
		found, err := observe(work, path, runs)
		if err == nil {
			err = os.WriteFile(golden(path), []byte(found.text()), 0o644)
		}
		if err != nil {
			refused = append(refused, fmt.Errorf("%s: %w", filepath.Base(path), err))
		} else if found.racy() {
			racy++
		}
	}
	fmt.Printf("%d programs, %d recorded, %d racy\n", len(paths), len(paths)-len(refused), racy)
	return errors.Join(refused...)
}
