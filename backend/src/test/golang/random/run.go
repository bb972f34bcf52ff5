package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// longest is how long a program may run.
const longest = 5 * time.Second

// mostComputing is how much of that it may compute; who needs much more has more instructions than
// a program may have in GoPark.
const mostComputing = 300 * time.Millisecond

// slower makes code that computes the same with more instructions, the runtime's too: as if the
// computer were another.
const slower = "-gcflags=all=-spectre=all"

// A built program, for two computers.
type built struct {
	quick, slow string
}

func (b built) remove() {
	os.Remove(b.quick)
	os.Remove(b.slow)
}

// chooses is the main of a binary with many programs. It imports nothing that a
// program without imports lacks and that begins goroutines.
const chooses = `package main

import "syscall"

func main() {
	chosen, _ := syscall.Getenv("PROGRAM")
	n := 0
	for _, c := range chosen {
		n = n*10 + int(c-'0')
	}
	programs[n]()
}

`

// buildTogether makes one binary of many programs: what a program declares gets
// a name of its own.
func buildTogether(work string, programs []program) (built, error) {
	var table strings.Builder
	table.WriteString(chooses + "var programs = []func(){\n")
	files := map[string]string{"go.mod": "module random\n\ngo 1.26\n"}
	for i, p := range programs {
		files[fmt.Sprintf("p%d.go", i)] = renamed(p.text, i)
		fmt.Fprintf(&table, "\tmain__%d__,\n", i)
	}
	files["chooses.go"] = table.String() + "}\n"
	return build(work, files)
}

func buildAlone(work string, p program) (built, error) {
	return build(work, map[string]string{"go.mod": "module random\n\ngo 1.26\n", "main.go": p.text})
}

func build(work string, files map[string]string) (built, error) {
	dir, err := os.MkdirTemp(work, "module")
	if err != nil {
		return built{}, err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			return built{}, err
		}
	}
	b := built{filepath.Join(dir, "quick"), filepath.Join(dir, "slow")}
	if err := compile(dir, b.quick); err != nil {
		return built{}, err
	}
	return b, compile(dir, b.slow, slower)
}

func compile(dir, binary string, flags ...string) error {
	arguments := append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", binary}, flags...)
	compile := exec.Command("go", arguments...)
	compile.Dir = dir
	compile.Env = append(os.Environ(), "GOTOOLCHAIN=local", "GOWORK=off", "GOFLAGS=-buildvcs=false",
		"GOPROXY=off", "CGO_ENABLED=0")
	if text, err := compile.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, text)
	}
	return nil
}

var declares = regexp.MustCompile(`(?m)^(?:func|var|type) (\w+)`)

// renamed gives the names that the program declares its number, and leaves the lines as they are.
func renamed(text string, number int) string {
	names := map[string]bool{}
	for _, found := range declares.FindAllStringSubmatch(text, -1) {
		names[found[1]] = true
	}
	var out strings.Builder
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, []byte(text), nil, scanner.ScanComments)
	copied, packageClause := 0, false
	for {
		at, kind, literal := s.Scan()
		if kind == token.EOF {
			break
		}
		if kind == token.IDENT && names[literal] && !packageClause {
			end := file.Offset(at) + len(literal)
			out.WriteString(text[copied:end])
			fmt.Fprintf(&out, "__%d__", number)
			copied = end
		}
		packageClause = kind == token.PACKAGE
	}
	out.WriteString(text[copied:])
	return out.String()
}

// moreVariables is how many variables more the environment of each run has than that of the run
// before. Go keeps the environment on the heap, and how large the heap is decides how long there is
// something to sweep, and so who goes on when.
const moreVariables = 9

// mostVariables is a number that none has.
const mostVariables = 181

func variables(number int) []string {
	all := make([]string, number)
	for i := range all {
		all[i] = fmt.Sprintf("VARIABLE_%d=%s", i, strings.Repeat("x", 3*i))
	}
	return all
}

// stable gives what the program does, or nothing if its runs do not agree: each has an environment
// of its own, every fourth has half a core, and every third is on a slower computer, since what
// depends on how fast a computer is says nothing about Go.
func stable(b built, number, runs int) string {
	first := ""
	for i := range runs {
		binary := b.quick
		if i%3 == 2 {
			binary = b.slow
		}
		result, err := run(binary, number, variables(moreVariables*i%mostVariables), i%4 == 3)
		if err != nil || i > 0 && result != first {
			return ""
		}
		first = result
	}
	return first
}

// run gives exit status and output of one run.
func run(binary string, number int, environment []string, halfACore bool) (string, error) {
	command := exec.Command(binary)
	if halfACore {
		command = onOneCore(binary)
		busy := onOneCore("sh", "-c", "while :; do :; done")
		if err := busy.Start(); err != nil {
			return "", err
		}
		defer func() {
			busy.Process.Kill()
			busy.Wait()
		}()
	}
	var stdout, stderr bytes.Buffer
	command.Env = append([]string{"GOMAXPROCS=1", fmt.Sprint("PROGRAM=", number)}, environment...)
	command.Stdout, command.Stderr = &stdout, &stderr
	command.WaitDelay = time.Second
	stop := time.AfterFunc(longest, func() { command.Process.Kill() })
	err := command.Run()
	if !stop.Stop() {
		return "", errors.New("it does not end")
	}
	var died *exec.ExitError
	if err != nil && !errors.As(err, &died) {
		return "", err
	}
	if command.ProcessState.UserTime() > mostComputing {
		return "", errors.New("it computes too much")
	}
	if stdout.Len()+stderr.Len() > 20_000 {
		return "", errors.New("it prints too much")
	}
	return fmt.Sprintf("exit %d\n--- stdout\n%s--- stderr\n%s", command.ProcessState.ExitCode(),
		section(stdout.String()), section(masked(stderr.String()))), nil
}

func onOneCore(command ...string) *exec.Cmd {
	return exec.Command("taskset", append([]string{"--cpu-list", "0"}, command...)...)
}

func section(text string) string {
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text
}

var (
	number  = regexp.MustCompile(`__\d+__`)
	file    = regexp.MustCompile(`(?m)^\t(\./|random/)?(p\d+|main)\.go:`)
	chooser = regexp.MustCompile(`(?m)^main\.main\(\)\n\t(\./|random/)?chooses\.go:.*\n`)
	address = regexp.MustCompile(`0x[0-9a-f]{6,}`)
	offset  = regexp.MustCompile(`(?m) \+0x[0-9a-f]+$`)
	unsure  = regexp.MustCompile(`0x[0-9a-fPC]+\?`)
)

// masked leaves out what differs from run to run: addresses, offsets in the code, and
// arguments of which Go itself says, by a question mark, that they may be old.
func masked(text string) string {
	text = chooser.ReplaceAllString(text, "")
	text = number.ReplaceAllString(text, "")
	text = file.ReplaceAllString(text, "\tmain.go:")
	text = offset.ReplaceAllString(text, "")
	text = address.ReplaceAllString(text, "0xPC")
	return unsure.ReplaceAllString(text, "?")
}
