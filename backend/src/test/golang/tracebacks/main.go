// Command tracebacks runs programs that fail with the releases of Go that
// GoPark plays, and writes whole what each said beside them.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"
)

const (
	programs = "../../resources/golang/tracebacks"
	runs     = 3
	longest  = 20 * time.Second
)

// A release is played under its name by what the toolchain does.
var releases = []struct{ name, toolchain, language string }{
	{"1.26", "local", "1.26"},
	{"1.25", "go1.25.12", "1.25"},
	{"1.24", "go1.24.13", "1.24"},
}

func main() {
	names := os.Args[1:]
	if len(names) == 0 {
		files, err := filepath.Glob(filepath.Join(programs, "*.go"))
		fail(err)
		for _, file := range files {
			names = append(names, strings.TrimSuffix(filepath.Base(file), ".go"))
		}
	}
	work, err := os.MkdirTemp("", "tracebacks")
	fail(err)
	defer os.RemoveAll(work)
	for _, name := range names {
		if err := record(work, name); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
		}
	}
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func record(work, name string) error {
	text, err := os.ReadFile(filepath.Join(programs, name+".go"))
	if err != nil {
		return err
	}
	var golden strings.Builder
	for _, release := range releases {
		dir := filepath.Join(work, name+release.name)
		if err := os.Mkdir(dir, 0o755); err != nil {
			return err
		}
		module := "module main\n\ngo " + release.language + "\n"
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(module), 0o644); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, "main.go"), text, 0o644); err != nil {
			return err
		}
		build := exec.Command("go", "build", "-p=1", "-trimpath", "-ldflags=-s -w", "-o", "program")
		build.Dir = dir
		build.Env = append(os.Environ(), "GOTOOLCHAIN="+release.toolchain, "GOWORK=off", "CGO_ENABLED=0")
		if said, err := build.CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, said)
		}
		said, err := stable(filepath.Join(dir, "program"), string(text))
		if err != nil {
			return fmt.Errorf("go%s: %w", release.name, err)
		}
		fmt.Fprintf(&golden, "=== %s\n%s", release.name, said)
	}
	return os.WriteFile(filepath.Join(programs, name+".golden"), []byte(golden.String()), 0o644)
}

// stable gives what some runs agree in.
func stable(binary, text string) (string, error) {
	first := ""
	for i := range runs {
		said, err := run(binary, text)
		if err != nil {
			return "", err
		}
		if i > 0 && said != first {
			return "", fmt.Errorf("two runs differ:\n%s\n%s", first, said)
		}
		first = said
	}
	return first, nil
}

var (
	processors = regexp.MustCompile(`(?m)^// processors: (\d+)$`)
	header     = regexp.MustCompile(`(?m)^goroutine \d+ `)
	offset     = regexp.MustCompile(`(?m)( \+0x[0-9a-f]+)?( fp=0x.*)?$`)
	address    = regexp.MustCompile(`0x[0-9a-f]{6,}`)
	unsure     = regexp.MustCompile(`0x[0-9a-fPC]+\?`)
	headers    = regexp.MustCompile(`(?m)^(SIG|PC=|goroutine ).*\n`)
	machine    = regexp.MustCompile(` m=\d+`)
	registers  = regexp.MustCompile(`(?m)^r(ax|bx|cx|dx|di|si|bp|sp|8|9|1\d|ip|flags) .*\n|^[cfg]s  .*\n`)
)

func run(binary, text string) (string, error) {
	var stdout, stderr bytes.Buffer
	command := exec.Command(binary)
	command.Env = []string{"GOMAXPROCS=1"}
	if n := processors.FindStringSubmatch(text); n != nil {
		command.Env = []string{"GOMAXPROCS=" + n[1]}
	}
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
	trace := stderr.String()
	trace = registers.ReplaceAllString(trace, "")
	trace = offset.ReplaceAllString(trace, "")
	trace = address.ReplaceAllString(trace, "0xPC")
	trace = unsure.ReplaceAllString(trace, "?")
	if strings.Contains(text, "\n// headers\n") {
		trace = strings.Join(headers.FindAllString(machine.ReplaceAllString(trace, " m=N"), -1), "")
	}
	if strings.Contains(text, "\n// first goroutine, any\n") {
		parts := strings.SplitAfterN(trace, "\n\n", 3)
		trace = header.ReplaceAllString(strings.Join(parts[:min(2, len(parts))], ""), "goroutine N ")
		trace = strings.TrimRight(trace, "\n") + "\n"
	}
	return fmt.Sprintf("--- exit %d\n--- stdout\n%s--- stderr\n%s", status(command.ProcessState),
		section(stdout.String()), section(trace)), nil
}

// status is the exit status as a shell tells it: of who was ended by a signal, 128 and its number.
func status(state *os.ProcessState) int {
	if wait, ok := state.Sys().(syscall.WaitStatus); ok && wait.Signaled() {
		return 128 + int(wait.Signal())
	}
	return state.ExitCode()
}

func section(text string) string {
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text
}
