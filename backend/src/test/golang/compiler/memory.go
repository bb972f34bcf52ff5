package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

const (
	runs    = 3
	longest = 10 * time.Second
)

// wrapper stands beside the program, whose main has another name, and writes
// down what was allocated while it ran.
const wrapper = `

func main() {
	var before goparkMemory.MemStats
	goparkMemory.ReadMemStats(&before)
	goparkMain()
	var after goparkMemory.MemStats
	goparkMemory.ReadMemStats(&after)
	file, err := goparkFiles.Create("memory.txt")
	if err != nil {
		panic(err)
	}
	goparkFormat.Fprintln(file, after.NumGC-before.NumGC, after.Mallocs-before.Mallocs, after.TotalAlloc-before.TotalAlloc)
	file.Close()
}
`

const imports = `
import (
	goparkFormat "fmt"
	goparkFiles "os"
	goparkMemory "runtime"
)
`

var (
	mainFunction = regexp.MustCompile(`(?m)^func main\(\)`)
	clause       = regexp.MustCompile(`(?m)^package main\b[^\n]*`)
)

// memory gives the number of collections, allocations and bytes of a program
// that returns from main: of three runs, "?" for what differs between them.
func memory(work, program string) (string, error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return "", err
	}
	wrapped := mainFunction.ReplaceAllString(string(text), "func goparkMain()") + wrapper
	at := clause.FindStringIndex(wrapped)
	if at == nil {
		return "none\n", nil
	}
	wrapped = wrapped[:at[1]] + imports + wrapped[at[1]:]
	dir, err := os.MkdirTemp(work, "run")
	if err != nil {
		return "", err
	}
	binary := filepath.Join(dir, "program")
	if _, err := build(work, []byte(wrapped), binary); err != nil {
		return "none\n", nil
	}
	var first []string
	for range runs {
		seen := run(dir, binary)
		if seen == nil {
			return "none\n", nil
		}
		if first == nil {
			first = slices.Clone(seen)
		}
		for i := range first {
			if first[i] != seen[i] {
				first[i] = "?"
			}
		}
	}
	return strings.Join(first, " ") + "\n", nil
}

// run gives what one run wrote down, nil if it did not come to its end.
func run(dir, binary string) []string {
	side := filepath.Join(dir, "memory.txt")
	os.Remove(side)
	ctx, stop := context.WithTimeout(context.Background(), longest)
	defer stop()
	command := exec.CommandContext(ctx, binary)
	command.Dir = dir
	command.Env = []string{"GOMAXPROCS=1"}
	command.WaitDelay = time.Second
	if err := command.Run(); err != nil {
		return nil
	}
	text, err := os.ReadFile(side)
	if err != nil {
		return nil
	}
	return strings.Fields(string(text))
}
