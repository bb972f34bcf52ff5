package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A release is a toolchain by its name; the zero value is the one that runs the recorder.
type release struct{ toolchain string }

var newest = release{}

func (r release) isNewest() bool { return r == newest }

// language is what the module of the programs asks for, and so the defaults of GODEBUG.
func (r release) language() string {
	if r.isNewest() {
		return "1.26"
	}
	parts := strings.SplitN(strings.TrimPrefix(r.toolchain, "go"), ".", 3)
	return strings.Join(parts[:2], ".")
}

func (r release) before(minor int) bool {
	var own int
	_, err := fmt.Sscanf(r.language(), "1.%d", &own)
	return err == nil && own < minor
}

func (r release) env() []string {
	env := []string{"GOTOOLCHAIN=local", "GOWORK=off", "CGO_ENABLED=0"}
	if !r.isNewest() {
		env[0] = "GOTOOLCHAIN=" + r.toolchain
	}
	if r.before(22) {
		// A variable for each iteration, as the programs are meant.
		env = append(env, "GOEXPERIMENT=loopvar")
	}
	return env
}

// How a program of the corpus fared in another release.
const (
	same     = "same"     // as in the golden file of the corpus
	differs  = "differs"  // a golden file of its own lies beside the index
	unsteady = "unsteady" // its runs do not agree with each other
)

const index = "recorded.txt"

// recordRelease writes down what another release does otherwise, and an index of all programs.
func recordRelease(r release, folder string, programs []program, runs, tries int) error {
	work, err := os.MkdirTemp("", "conformance")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	for i, p := range programs {
		if programs[i].older, err = older(p.text, r); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	if err := build(work, programs, r); err != nil {
		return err
	}
	folder = filepath.Join(folder, r.language())
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	fates := readIndex(filepath.Join(folder, index))
	for _, p := range programs {
		fate, err := compareRelease(work, r, folder, p, runs, tries)
		if err != nil {
			return err
		}
		fates[p.name] = fate
		fmt.Printf("%-40s %s\n", p.name, fate)
	}
	return writeIndex(filepath.Join(folder, index), r, fates)
}

func compareRelease(work string, r release, folder string, p program, runs, tries int) (string, error) {
	own := filepath.Join(folder, p.dir()+".golden")
	if err := os.Remove(own); err != nil && !os.IsNotExist(err) {
		return "", err
	}
	g, err := observe(work, p, r.toolchain, runs, tries)
	if err != nil {
		fmt.Println(err)
		return unsteady, nil
	}
	there, err := os.ReadFile(strings.TrimSuffix(p.path, ".go") + ".golden")
	if err != nil {
		return "", err
	}
	if g.sameAs(string(there)) {
		return same, nil
	}
	return differs, os.WriteFile(own, []byte(g.String()), 0o644)
}

func readIndex(path string) map[string]string {
	fates := map[string]string{}
	text, err := os.ReadFile(path)
	if err != nil {
		return fates
	}
	for line := range strings.Lines(string(text)) {
		if name, fate, ok := strings.Cut(strings.TrimSpace(line), " "); ok && strings.Contains(name, "/") {
			fates[name] = fate
		}
	}
	return fates
}

func writeIndex(path string, r release, fates map[string]string) error {
	var names []string
	for name := range fates {
		names = append(names, name)
	}
	slices.Sort(names)
	var b strings.Builder
	fmt.Fprintln(&b, r.toolchain)
	for _, name := range names {
		fmt.Fprintln(&b, name, fates[name])
	}
	return os.WriteFile(path, []byte(b.String()), 0o644)
}

// older writes what a release lacks in words that it has: ranges over numbers (1.22) and
// WaitGroup.Go (1.25). It returns nil where there is no such thing. Lines stay as they are.
func older(text []byte, r release) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", text, 0)
	if err != nil {
		return nil, err
	}
	info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	lenient := types.Config{Error: func(error) {}}
	// Nothing is imported, so that it finds mistakes; the types of numbers it knows all the same.
	_, _ = lenient.Check("main", files, []*ast.File{file}, &info)
	offset := func(at token.Pos) int { return files.Position(at).Offset }
	said := func(n ast.Node) string { return string(text[offset(n.Pos()):offset(n.End())]) }
	var edits []edit
	groups := false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			basic, isBasic := types.Default(info.TypeOf(n.X)).(*types.Basic)
			if r.before(22) && isBasic && basic.Info()&types.IsInteger != 0 {
				at := offset(n.For) + len("for")
				head := counting(n, basic, said)
				edits = append(edits, edit{at, offset(n.Body.Lbrace) - at, head})
			}
		case *ast.CallExpr:
			method, ok := n.Fun.(*ast.SelectorExpr)
			if ok && r.before(25) && method.Sel.Name == "Go" && len(n.Args) == 1 {
				group := said(method.X)
				at, end := offset(n.Pos()), offset(n.Args[0].Pos())
				edits = append(edits, edit{at, end - at, "waitGroupGo(" + group + ".Add, " + group + ".Done, "})
				groups = true
			}
		}
		return true
	})
	if len(edits) == 0 {
		return nil, nil
	}
	result := bytes.NewBuffer(edited(text, edits))
	if groups {
		result.WriteString(goOfGroups)
	}
	return result.Bytes(), nil
}

func counting(n *ast.RangeStmt, number *types.Basic, said func(ast.Node) string) string {
	name, assigns := "zz", ":="
	if n.Key != nil && said(n.Key) != "_" {
		name, assigns = said(n.Key), n.Tok.String()
	}
	return fmt.Sprintf(" %s %s %s(0); %s < %s; %s++ ", name, assigns, number.Name(), name, said(n.X), name)
}

const goOfGroups = `
func waitGroupGo(add func(int), done func(), f func()) {
	add(1)
	go func() {
		defer done()
		f()
	}()
}
`
