// Command compiler records what Go's compiler decides: what it says of the
// programs of the corpus, how large a frame each of their functions has, how
// much memory they allocate, and what is known of the parameters of the library's functions.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	resources := flag.String("corpus", "../resources/golang", "the folder of the corpus")
	table := flag.String("table", "../../main/resources/gopark/golang/library-flows.txt", "the table of the library")
	library := flag.String("library", "../../main/resources/gopark/golang/library", "the library's sources")
	what := flag.String("only", "", "decisions, frames, memory or library; all if it is empty")
	flag.Parse()
	steps := []struct {
		name string
		do   func() error
	}{
		{"library", func() error { return recordLibrary(*library, *table) }},
		{"decisions", func() error {
			return recordPrograms(*resources, "decisions", decisions)
		}},
		{"frames", func() error { return recordPrograms(*resources, "frames", frames) }},
		{"memory", func() error { return recordPrograms(*resources, "memory", memory) }},
	}
	for _, step := range steps {
		if *what != "" && *what != step.name {
			continue
		}
		if err := step.do(); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", step.name, err)
			os.Exit(1)
		}
	}
}

// recordPrograms writes one file with a section for each program of the corpus.
func recordPrograms(resources, name string, of func(work, program string) (string, error)) error {
	work, err := os.MkdirTemp("", "compiler")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		// Programs are compiled elsewhere, from where the way to what replaces a module is another.
		text = bytes.ReplaceAll(text, []byte("=> ../../"), []byte("=> "+here+"/../../"))
		if err := os.WriteFile(filepath.Join(work, file), text, 0o644); err != nil {
			return err
		}
	}
	folder := filepath.Join(resources, "programs")
	programs, err := filepath.Glob(filepath.Join(folder, "*", "*.go"))
	if err != nil {
		return err
	}
	var all strings.Builder
	for _, program := range programs {
		text, err := of(work, program)
		if err != nil {
			return fmt.Errorf("%s: %w", program, err)
		}
		title, err := filepath.Rel(folder, strings.TrimSuffix(program, ".go"))
		if err != nil {
			return err
		}
		fmt.Fprintf(&all, "== %s\n%s", filepath.ToSlash(title), text)
	}
	return os.WriteFile(filepath.Join(resources, "compiler", name+".txt"), []byte(all.String()), 0o644)
}
