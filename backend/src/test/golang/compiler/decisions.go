package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
)

var environment = append(os.Environ(), "GOTOOLCHAIN=local", "GOWORK=off", "GOFLAGS=-buildvcs=false",
	"GOPROXY=off", "CGO_ENABLED=0")

// build compiles a text as main.go in a folder of its own and gives what the compiler says.
func build(work string, text []byte, binary string, flags ...string) (string, error) {
	dir, err := os.MkdirTemp(work, "program")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(dir, "main.go"), text, 0o644); err != nil {
		return "", err
	}
	args := append([]string{"build", "-p=1", "-o", binary}, flags...)
	command := exec.Command("go", append(args, "main.go")...)
	command.Dir = dir
	command.Env = environment
	said, err := command.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w\n%s", err, said)
	}
	return string(said), nil
}

// decisions gives the lines of -gcflags=-m without the file's name.
func decisions(work, program string) (string, error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return "", err
	}
	said, err := build(work, text, os.DevNull, "-gcflags=-m")
	if err != nil {
		return "", err
	}
	var lines strings.Builder
	for line := range strings.Lines(said) {
		if rest, ok := strings.CutPrefix(line, "./main.go:"); ok {
			lines.WriteString(rest)
		}
	}
	return lines.String(), nil
}

// function is the line with which -S begins a function.
var function = regexp.MustCompile(`^(main\.\S+) STEXT .*\blocals=0x([0-9a-f]+)`)

// wordBytes is what the address takes to which a call returns: -S does not count it.
const wordBytes = 8

// frames gives how many bytes a call of each function of the program takes on the stack.
func frames(work, program string) (string, error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return "", err
	}
	said, err := build(work, text, os.DevNull, "-gcflags=-S")
	if err != nil {
		return "", err
	}
	var lines []string
	for line := range strings.Lines(said) {
		if found := function.FindStringSubmatch(line); found != nil {
			locals, err := strconv.ParseInt(found[2], 16, 64)
			if err != nil {
				return "", err
			}
			lines = append(lines, fmt.Sprintf("%s %d\n", found[1], locals+wordBytes))
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, ""), nil
}
