package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

const longest = 20 * time.Second

// findings are what several runs of one program had to say.
type findings struct {
	exit int
	// pairs counts the runs in which each pair of lines raced, the smaller line first.
	pairs map[[2]int]int
	runs  int
}

func (f findings) racy() bool { return len(f.pairs) > 0 }

// text says of each pair whether every run has told of it.
func (f findings) text() string {
	if !f.racy() {
		return fmt.Sprintf("clean\nexit %d\n", f.exit)
	}
	lines := []string{"racy", fmt.Sprintf("exit %d", f.exit)}
	var pairs [][2]int
	for pair := range f.pairs {
		pairs = append(pairs, pair)
	}
	slices.SortFunc(pairs, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
	for _, pair := range pairs {
		how := "always"
		if f.pairs[pair] < f.runs {
			how = "sometimes"
		}
		lines = append(lines, fmt.Sprintf("%s %d %d", how, pair[0], pair[1]))
	}
	return strings.Join(lines, "\n") + "\n"
}

// observe builds a program and runs it; its runs must agree whether it is racy.
func observe(work, path string, runs int) (findings, error) {
	binary, err := build(work, path)
	if err != nil {
		return findings{}, err
	}
	all := findings{pairs: map[[2]int]int{}}
	racyRuns := 0
	for _, processors := range []int{1, 4} {
		for range runs {
			exit, pairs, err := run(binary, processors)
			if err != nil {
				return findings{}, err
			}
			if all.runs > 0 && exit != all.exit {
				return findings{}, fmt.Errorf("it exits with %d and with %d", all.exit, exit)
			}
			all.exit = exit
			all.runs++
			if len(pairs) > 0 {
				racyRuns++
			}
			for pair := range pairs {
				all.pairs[pair]++
			}
		}
	}
	if racyRuns != 0 && racyRuns != all.runs {
		return findings{}, fmt.Errorf("%d of %d runs found a race", racyRuns, all.runs)
	}
	return all, nil
}

func build(work, path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(work, "program")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "main.go"), text, 0o644); err != nil {
		return "", err
	}
	binary := filepath.Join(dir, "program")
	compile := exec.Command("go", "build", "-race", "-o", binary, "main.go")
	compile.Dir = dir
	compile.Env = append(os.Environ(), "CGO_ENABLED=1", "GOTOOLCHAIN=local", "GOWORK=off",
		"GOFLAGS=-buildvcs=false", "GOPROXY=off")
	if said, err := compile.CombinedOutput(); err != nil {
		return "", fmt.Errorf("does not build: %w\n%s", err, said)
	}
	return binary, nil
}

func run(binary string, processors int) (int, map[[2]int]bool, error) {
	var stderr bytes.Buffer
	command := exec.Command(binary)
	command.Env = []string{"GOMAXPROCS=" + strconv.Itoa(processors)}
	command.Stderr = &stderr
	stop := time.AfterFunc(longest, func() { command.Process.Kill() })
	err := command.Run()
	if !stop.Stop() {
		return 0, nil, fmt.Errorf("it does not end within %v", longest)
	}
	var failed *exec.ExitError
	if err != nil && !errors.As(err, &failed) {
		return 0, nil, err
	}
	pairs, err := pairsOf(stderr.String())
	return command.ProcessState.ExitCode(), pairs, err
}

var (
	report = regexp.MustCompile(`(?s)WARNING: DATA RACE\n(.*?)\n==================`)
	access = regexp.MustCompile(`^(Previous )?([Ww]rite|[Rr]ead) at `)
	place  = regexp.MustCompile(`(?m)^      .*/main\.go:(\d+) `)
)

// pairsOf finds for each report the innermost lines of the program on both sides. A line is 0 where
// Go's stack has none: calls of atomic functions can hide their callers.
func pairsOf(stderr string) (map[[2]int]bool, error) {
	pairs := map[[2]int]bool{}
	for _, match := range report.FindAllStringSubmatch(stderr, -1) {
		var lines []int
		for _, part := range strings.Split(match[1], "\n\n") {
			if !access.MatchString(part) {
				continue
			}
			line := 0
			if found := place.FindStringSubmatch(part); found != nil {
				number, err := strconv.Atoi(found[1])
				if err != nil {
					return nil, err
				}
				line = number
			}
			lines = append(lines, line)
		}
		if len(lines) != 2 {
			return nil, fmt.Errorf("%d accesses in:\n%s", len(lines), match[0])
		}
		slices.Sort(lines)
		pairs[[2]int(lines)] = true
	}
	return pairs, nil
}
