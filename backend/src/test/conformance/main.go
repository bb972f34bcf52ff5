// Command conformance runs the programs of the corpus, or those of the scenes, with real Go and
// writes what they did into golden files.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

func main() {
	corpus := flag.String("corpus", "../resources/conformance", "the folder of the programs")
	toolchain := flag.String("go", "", "another release to record, such as go1.21.13")
	releases := flag.String("releases", "../resources/conformance-releases", "the folder for other releases")
	scenes := flag.String("scenes", "", "the folder of the scenes, whose programs are then the corpus")
	runs := flag.Int("runs", 20, "how many runs in succession must agree")
	tries := flag.Int("tries", 3, "how often a program may try to agree with itself")
	flag.Parse()
	read := readPrograms
	if *scenes != "" {
		read = func(corpus string, names []string) ([]program, error) {
			return readScenes(*scenes, corpus, names)
		}
	}
	programs, err := read(*corpus, flag.Args())
	var refused []error
	if err == nil && *toolchain != "" {
		err = recordRelease(release{*toolchain}, *releases, programs, *runs, *tries)
	} else if err == nil {
		refused, err = record(programs, *runs, *tries)
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
func record(programs []program, runs, tries int) ([]error, error) {
	work, err := os.MkdirTemp("", "conformance")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	if err := build(work, programs, newest); err != nil {
		return nil, err
	}
	var refused []error
	for _, p := range programs {
		golden, err := observe(work, p, runtime.Version(), runs, tries)
		if err != nil {
			refused = append(refused, fmt.Errorf("%s: %w", p.name, err))
			fmt.Printf("%-40s refused\n", p.name)
			continue
		}
		file := strings.TrimSuffix(p.path, ".go") + ".golden"
		if err := os.WriteFile(file, []byte(golden.String()), 0o644); err != nil {
			return nil, err
		}
		fmt.Printf("%-40s %s\n", p.name, cmp.Or(summary(golden.outcome), "(prints nothing)"))
	}
	return refused, nil
}

func summary(o outcome) string {
	first, _, _ := strings.Cut(o.stdout+o.stderr, "\n")
	return first[:min(len(first), 80)]
}

// readPrograms finds all programs, or those named "group" or "group/name".
func readPrograms(corpus string, names []string) ([]program, error) {
	paths, err := filepath.Glob(filepath.Join(corpus, "*", "*.go"))
	if err != nil {
		return nil, err
	}
	var programs []program
	used := map[string]bool{}
	for _, path := range paths {
		p, err := readProgram(corpus, path)
		if err != nil {
			return nil, err
		}
		group, _, _ := strings.Cut(p.name, "/")
		if len(names) == 0 || slices.Contains(names, p.name) || slices.Contains(names, group) {
			used[p.name], used[group] = true, true
			programs = append(programs, p)
		}
	}
	for _, name := range names {
		if !used[name] {
			return nil, fmt.Errorf("there is no program %q in %s", name, corpus)
		}
	}
	return programs, nil
}
