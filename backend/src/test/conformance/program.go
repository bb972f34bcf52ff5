package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A program is one file of the corpus.
type program struct {
	name     string // group/name
	path     string
	text     []byte
	env      []string // what its header asks for beyond GOMAXPROCS=1
	untraced string   // why its header wants no trace
	older    []byte   // the text for a release that lacks what it uses; nil: as it is
}

func readProgram(corpus, path string) (program, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return program{}, err
	}
	name, err := filepath.Rel(corpus, strings.TrimSuffix(path, ".go"))
	if err != nil {
		return program{}, err
	}
	formatted, err := format.Source(text)
	if err != nil {
		return program{}, err
	}
	if !bytes.Equal(formatted, text) {
		return program{}, fmt.Errorf("%s is not formatted; run gofmt -w on it", path)
	}
	p := program{name: filepath.ToSlash(name), path: path, text: text}
	for line := range strings.Lines(string(text)) {
		if env, ok := strings.CutPrefix(line, "//conformance:env "); ok {
			p.env = append(p.env, strings.Fields(env)...)
		}
		if why, ok := strings.CutPrefix(line, "//conformance:untraced "); ok {
			p.untraced = strings.TrimSpace(why)
		}
	}
	return p, nil
}

// goMaxProcs is what the golden file says; the runtime sees the last value given.
func (p program) goMaxProcs() string {
	value := "1"
	for _, setting := range p.env {
		if v, ok := strings.CutPrefix(setting, "GOMAXPROCS="); ok {
			value = v
		}
	}
	return value
}

func (p program) dir() string { return strings.ReplaceAll(p.name, "/", "-") }

// A variant is a way to build a program.
type variant string

const (
	plain  variant = "plain"
	traced variant = "traced"
)

// twin is where programs find package gopark/sched, seen from here.
const twin = "../../main/resources/gopark/golang/twin"

const wrapping = "zz_trace.go"

// build compiles each program in each variant, all in one module.
func build(work string, programs []program, r release) error {
	folder, err := filepath.Abs(twin)
	if err != nil {
		return err
	}
	module := "module corpus\n\ngo " + r.language() + "\n"
	if r.isNewest() {
		module += "\nrequire gopark v0.0.0\n\nreplace gopark => " + folder + "\n"
	}
	err = os.WriteFile(filepath.Join(work, "go.mod"), []byte(module), 0o644)
	if err != nil {
		return err
	}
	for _, p := range programs {
		for _, v := range []variant{plain, traced} {
			if err := write(work, p, v); err != nil {
				return err
			}
		}
	}
	for _, v := range []variant{plain, traced} {
		bin := filepath.Join(work, "bin", string(v)) + string(filepath.Separator)
		compile := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", bin, "./"+string(v)+"/...")
		compile.Dir = work
		compile.Env = append(os.Environ(), r.env()...)
		if text, err := compile.CombinedOutput(); err != nil {
			return fmt.Errorf("%s programs do not build: %w\n%s", v, err, text)
		}
	}
	return nil
}

func write(work string, p program, v variant) error {
	dir := filepath.Join(work, string(v), p.dir())
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	text := p.text
	if p.older != nil {
		text = p.older
	}
	if v != plain {
		var err error
		if text, err = wrapped(text); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, wrapping), []byte(wrapper), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(dir, filepath.Base(p.path)), text, 0o644)
}

var replaced = map[string]string{
	"os.Exit":              "zzExit",
	"runtime.NumGoroutine": "zzNumGoroutine",
}

// wrapped has main begin and end the trace, and os.Exit end it too.
func wrapped(text []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var edits []edit
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Name.Name == "main" && n.Recv == nil {
				start := " zzBegin(); defer zzMainEnds();"
				edits = append(edits, edit{files.Position(n.Body.Lbrace).Offset + 1, 0, start})
			}
		case *ast.SelectorExpr:
			x, ok := n.X.(*ast.Ident)
			if !ok {
				break
			}
			name := x.Name + "." + n.Sel.Name
			if ours, ok := replaced[name]; ok {
				at := files.Position(n.Pos()).Offset
				edits = append(edits, edit{at, len(name), ours})
			}
		}
		return true
	})
	var result bytes.Buffer
	result.Write(edited(text, edits))
	for used, path := range map[string]string{"os.Args": `"os"`, "runtime.Gosched": `"runtime"`} {
		for _, spec := range file.Imports {
			if spec.Path.Value == path {
				result.WriteString("\nvar _ = " + used + "\n")
			}
		}
	}
	return result.Bytes(), nil
}

// An edit puts a text in the place of another, within one line.
type edit struct {
	at, length int
	text       string
}

// edited makes the edits, which are in the order of the text.
func edited(text []byte, edits []edit) []byte {
	var result bytes.Buffer
	last := 0
	for _, e := range edits {
		result.Write(text[last:e.at])
		result.WriteString(e.text)
		last = e.at + e.length
	}
	result.Write(text[last:])
	return result.Bytes()
}

const wrapper = `package main

import (
	"context"
	"os"
	"runtime"
	"runtime/trace"
	"time"
)

var zzFile *os.File

func init() {
	var err error
	if zzFile, err = os.Create(os.Getenv("CONFORMANCE_TRACE")); err != nil {
		panic(err)
	}
	if err = trace.Start(zzFile); err != nil {
		panic(err)
	}
	// The goroutines of the trace run until they wait.
	for i := 0; i < 20; i++ {
		runtime.Gosched()
	}
}

var zzWatched = os.Getenv("CONFORMANCE_WATCHED") != ""

func zzBegin() {
	if zzWatched {
		time.AfterFunc(150*time.Millisecond, zzAsleep)
	}
	trace.Log(context.Background(), "conformance", "begin")
}

func zzEnd(how string) {
	trace.Log(context.Background(), "conformance", how)
	trace.Stop()
	zzFile.Close()
}

func zzExit(code int) {
	zzEnd("exit")
	os.Exit(code)
}

// One of the trace's goroutines counts as the user's.
func zzNumGoroutine() int { return runtime.NumGoroutine() - 1 }

func zzAsleep() {
	zzEnd("asleep")
	os.Exit(2)
}

func zzMainEnds() {
	if !zzWatched {
		zzEnd("end")
	}
}
`
