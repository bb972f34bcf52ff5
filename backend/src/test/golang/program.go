package main

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// A program is one file of the corpus.
type program struct {
	name string // feature/name
	path string
	text []byte
}

func readProgram(folder, path string) (program, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return program{}, err
	}
	name, err := filepath.Rel(folder, strings.TrimSuffix(path, ".go"))
	if err != nil {
		return program{}, err
	}
	// Some rejected programs cannot be formatted, as they cannot be parsed.
	formatted, err := format.Source(text)
	asTyped := bytes.HasPrefix(text, []byte("// format: any\n"))
	if err == nil && !asTyped && !bytes.Equal(formatted, text) {
		return program{}, fmt.Errorf("%s is not formatted; run gofmt -w on it", path)
	}
	return program{name: filepath.ToSlash(name), path: path, text: text}, nil
}

func (p program) golden() string { return strings.TrimSuffix(p.path, ".go") + ".golden" }

// anyOrder says whether the lines it prints may come in any order.
func (p program) anyOrder() bool { return bytes.HasPrefix(p.text, []byte("// order: any\n")) }

// A selection is what the command line asks for.
type selection struct {
	names   []string
	missing bool
}

// used has the names that a program was found for.
var used = map[string]bool{}

func (s selection) programs(folder string) ([]program, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*", "*.go"))
	if err != nil {
		return nil, err
	}
	var programs []program
	for _, path := range paths {
		p, err := readProgram(folder, path)
		if err != nil {
			return nil, err
		}
		feature, _, _ := strings.Cut(p.name, "/")
		if len(s.names) > 0 && !slices.Contains(s.names, p.name) && !slices.Contains(s.names, feature) {
			continue
		}
		used[p.name], used[feature] = true, true
		if _, err := os.Stat(p.golden()); s.missing && err == nil {
			continue
		}
		programs = append(programs, p)
	}
	return programs, nil
}

func (s selection) unused() error {
	for _, name := range s.names {
		if !used[name] {
			return fmt.Errorf("there is no program %q", name)
		}
	}
	return nil
}

// twin is where go.mod finds package gopark/sched, seen from here.
const twin = "../../main/resources/gopark/golang/twin"

// writeModule gives the folder of builds the module file of this one.
func writeModule(work string) error {
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		folder, err := filepath.Abs(twin)
		if err != nil {
			return err
		}
		text = bytes.ReplaceAll(text, []byte(twin), []byte(folder))
		if err := os.WriteFile(filepath.Join(work, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// build compiles a program in a folder of its own; the text is what Go has to say.
func build(work string, p program, flags ...string) (binary, complaints string, err error) {
	dir, err := os.MkdirTemp(work, "program")
	if err != nil {
		return "", "", err
	}
	file := filepath.Base(p.path)
	if err := os.WriteFile(filepath.Join(dir, file), p.text, 0o644); err != nil {
		return "", "", err
	}
	binary = filepath.Join(dir, "program")
	args := slices.Concat([]string{"build", "-p=1", "-o", binary}, flags, []string{file})
	compile := exec.Command("go", args...)
	compile.Dir = dir
	compile.Env = append(os.Environ(), "GOTOOLCHAIN=local", "GOWORK=off", "GOFLAGS=-buildvcs=false",
		"GOPROXY=off", "CGO_ENABLED=0")
	text, err := compile.CombinedOutput()
	if _, refused := err.(*exec.ExitError); refused {
		return "", strings.ReplaceAll(string(text), runtime.GOROOT(), "/usr/local/go"), nil
	}
	return binary, "", err
}
