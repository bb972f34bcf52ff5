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
	"strings"
	"syscall"
	"time"
)

const longest = 10 * time.Second

// observe builds a program and runs it some times, which must agree.
func observe(work string, p program, runs int) (string, error) {
	binary, complaints, err := build(work, p, "-trimpath", "-ldflags=-s -w")
	if err != nil {
		return "", err
	}
	if binary == "" {
		return "", fmt.Errorf("does not build:\n%s", complaints)
	}
	var first string
	for i := range runs {
		golden, err := run(binary, p)
		if err != nil {
			return "", err
		}
		if i == 0 {
			first = golden
		} else if golden != first {
			return "", fmt.Errorf("two runs differ:\n%s", difference(first, golden))
		}
	}
	return first, nil
}

// run returns the golden file that one run asks for.
func run(binary string, p program) (string, error) {
	var stdout, stderr bytes.Buffer
	command := exec.Command(binary)
	command.Env = []string{"GOMAXPROCS=1"}
	command.Dir = filepath.Dir(binary)
	command.Stdout, command.Stderr = &stdout, &stderr
	command.WaitDelay = time.Second
	stop := time.AfterFunc(longest, func() { command.Process.Kill() })
	err := command.Run()
	if !stop.Stop() {
		return "", fmt.Errorf("it does not end within %v", longest)
	}
	var died *exec.ExitError
	if err != nil && !errors.As(err, &died) {
		return "", err
	}
	var golden strings.Builder
	fmt.Fprintf(&golden, "exit %d\n", status(command.ProcessState))
	section(&golden, "stdout", inOrder(p, stdout.String()))
	if stderr.Len() > 0 {
		section(&golden, "stderr", stable(stderr.String(), filepath.Base(p.path)))
	}
	return golden.String(), nil
}

// status is the exit status as a shell tells it: of who was ended by a signal, 128 and its number.
func status(state *os.ProcessState) int {
	if wait, ok := state.Sys().(syscall.WaitStatus); ok && wait.Signaled() {
		return 128 + int(wait.Signal())
	}
	return state.ExitCode()
}

// inOrder sorts the lines of a program that may print them in any order.
func inOrder(p program, stdout string) string {
	if !p.anyOrder() || stdout == "" {
		return stdout
	}
	lines := strings.Split(strings.TrimSuffix(stdout, "\n"), "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n"
}

func section(b *strings.Builder, name, text string) {
	fmt.Fprintf(b, "--- %s\n%s", name, text)
	if text != "" && !strings.HasSuffix(text, "\n") {
		b.WriteString("\n")
	}
}

var (
	machineParts = regexp.MustCompile(` gp=0x[0-9a-f]+ m=(\d+|nil)( mp=0x[0-9a-f]+)?`)
	offset       = regexp.MustCompile(`(?m)( \+0x[0-9a-f]+)?( fp=0x.*)?$`)
	registers    = regexp.MustCompile(`(?m)^(r[a-z0-9]+|[cfg]s) +0x[0-9a-f]+\n`)
	systemStack  = regexp.MustCompile(`(?m)^runtime\.systemstack\(.*\)$`)
	address      = regexp.MustCompile(`0x[0-9a-f]{6,}`)
	unsure       = regexp.MustCompile(`0x[0-9a-fPC]+\?`)
)

// stable is all that Go says but for addresses, registers, offsets in the code,
// arguments that may be old ones, the numbers of threads, and the file's own name.
func stable(stderr, file string) string {
	stderr = registers.ReplaceAllString(stderr, "")
	stderr = systemStack.ReplaceAllString(stderr, "runtime.systemstack(?)")
	stderr = machineParts.ReplaceAllString(stderr, "")
	stderr = offset.ReplaceAllString(stderr, "")
	stderr = address.ReplaceAllString(stderr, "0xPC")
	stderr = unsure.ReplaceAllString(stderr, "?")
	return strings.ReplaceAll(stderr, "\n\t./"+file+":", "\n\tmain.go:")
}

func difference(a, b string) string {
	left, right := strings.Split(a, "\n"), strings.Split(b, "\n")
	i := 0
	for i < len(left) && i < len(right) && left[i] == right[i] {
		i++
	}
	at := func(lines []string) string {
		if i < len(lines) {
			return lines[i]
		}
		return "(the end)"
	}
	return fmt.Sprintf("  line %d: %q\n  or      %q", i+1, at(left), at(right))
}
