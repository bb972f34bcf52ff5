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
	"time"
)

// An outcome is what can be seen from outside.
type outcome struct {
	exit           int
	stdout, stderr string
}

// observe runs a program until enough runs in succession agree.
func observe(work string, p program, version string, runs, tries int) (golden, error) {
	var err error
	for range tries {
		var g golden
		if g, err = observeOnce(work, p, version, runs); err == nil {
			return g, nil
		}
	}
	return golden{}, err
}

func observeOnce(work string, p program, version string, runs int) (golden, error) {
	g := golden{program: p, version: version}
	for i := range runs {
		o, err := run(work, p, plain)
		if err != nil {
			return g, err
		}
		if i == 0 {
			g.outcome = o
		} else if o != g.outcome {
			return g, fmt.Errorf("two runs differ:\n%s", difference(g.outcome.lines(), o.lines()))
		}
	}
	if why := untraceable(p, g.outcome); why != "" {
		g.unordered = why
		return g, nil
	}
	for i := range runs {
		order, err := traceOnce(work, p, g.outcome)
		if err != nil {
			return g, err
		}
		if i == 0 {
			g.order = order
		} else if !slices.Equal(g.order, order) {
			return g, fmt.Errorf("two traces differ:\n%s", difference(g.order, order))
		}
	}
	return g, nil
}

func (o outcome) lines() []string {
	text := fmt.Sprintf("exit %d\n%s%s", o.exit, o.stdout, o.stderr)
	return strings.Split(text, "\n")
}

func difference(a, b []string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	at := func(lines []string) string {
		if i < len(lines) {
			return lines[i]
		}
		return "(the end)"
	}
	return fmt.Sprintf("  line %d: %q\n  or       %q", i+1, at(a), at(b))
}

var panicIsMains = regexp.MustCompile(`(?m)^goroutine main \[running`)

// untraceable says why a program has no trace, "" if it has one.
func untraceable(p program, o outcome) string {
	switch {
	case p.untraced != "":
		return p.untraced
	case strings.Contains(o.stderr, "- deadlock!"):
		return ""
	case strings.Contains(o.stderr, "fatal error: "):
		return "a fatal error leaves no trace."
	case strings.Contains(o.stderr, "panic: ") && !panicIsMains.MatchString(o.stderr):
		return "a panic outside main leaves no trace."
	default:
		return ""
	}
}

func traceOnce(work string, p program, expected outcome) ([]string, error) {
	file := filepath.Join(work, "trace")
	env := []string{"CONFORMANCE_TRACE=" + file}
	if strings.Contains(expected.stderr, "- deadlock!") || bytes.Contains(p.text, []byte("os.Exit(")) {
		// Main's end is not the program's. While a program is traced it is never found dead, so its
		// trace ends after a while, or with os.Exit.
		env = append(env, "CONFORMANCE_WATCHED=yes")
	}
	o, err := run(work, p, traced, env...)
	if err != nil {
		return nil, err
	}
	if o.stdout != expected.stdout || o.exit != expected.exit {
		return nil, fmt.Errorf("tracing changes what it does:\n%s",
			difference(expected.lines(), o.lines()))
	}
	reader, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	return readOrder(reader, expected)
}

func run(work string, p program, v variant, env ...string) (outcome, error) {
	var stdout, stderr bytes.Buffer
	command := exec.Command(filepath.Join(work, "bin", string(v), p.dir()))
	command.Env = slices.Concat([]string{"GOMAXPROCS=1"}, p.env, env)
	command.Stdout, command.Stderr = &stdout, &stderr
	command.WaitDelay = time.Second
	stop := time.AfterFunc(20*time.Second, func() { command.Process.Kill() })
	err := command.Run()
	if !stop.Stop() {
		return outcome{}, errors.New("it does not end within 20 s")
	}
	var died *exec.ExitError
	if err != nil && !errors.As(err, &died) {
		return outcome{}, err
	}
	return outcome{command.ProcessState.ExitCode(), stdout.String(), stable(stderr.String())}, nil
}

var unstable = []struct {
	pattern *regexp.Regexp
	stable  string
}{
	{regexp.MustCompile(`goroutine 1\b`), "goroutine main"},
	{regexp.MustCompile(`goroutine \d+`), "goroutine N"},
	{regexp.MustCompile(` gp=0x[0-9a-f]+ m=(\d+|nil)( mp=0x[0-9a-f]+)?`), ""},
	{regexp.MustCompile(`\((\{?0x[^()]*|\.\.\.)\)`), "(...)"},
	{regexp.MustCompile(`( \+0x[0-9a-f]+)?( fp=0x[0-9a-f]+ sp=0x[0-9a-f]+ pc=0x[0-9a-f]+)?\n`), "\n"},
	{regexp.MustCompile(`\tcorpus/[^/\n]+/[^/\n]+/`), "\t"},
	{regexp.MustCompile(`(\t(?:runtime|sync|time|internal|context|os|fmt)/[^:\n]*):\d+`), "$1"},
	{regexp.MustCompile(`0x[0-9a-f]+`), "0x"},
}

// stable takes out of a traceback what changes between runs, machines and releases.
func stable(stderr string) string {
	for _, u := range unstable {
		stderr = u.pattern.ReplaceAllString(stderr, u.stable)
	}
	return stderr
}
