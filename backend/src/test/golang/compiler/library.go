package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// recordLibrary writes a line for each function of the packages that the
// library has: its name, what it costs to inline it, what becomes of each
// parameter (the receiver is the first).
func recordLibrary(sources, table string) error {
	packages, err := libraryPackages(sources)
	if err != nil {
		return err
	}
	var lines []string
	for _, path := range packages {
		more, err := flowsOf(path)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		lines = append(lines, more...)
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	text := "# Made by backend/src/test/golang/record-compiler.\n" + strings.Join(lines, "\n") + "\n"
	return os.WriteFile(table, []byte(text), 0o644)
}

// libraryPackages gives the import paths of the library's sources that Go has, too.
func libraryPackages(sources string) ([]string, error) {
	var paths []string
	err := filepath.WalkDir(sources, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		path, err := filepath.Rel(sources, strings.TrimSuffix(file, ".go"))
		if err != nil {
			return err
		}
		path = filepath.ToSlash(path)
		if info, err := os.Stat(filepath.Join(runtime.GOROOT(), "src", path)); err == nil && info.IsDir() {
			paths = append(paths, path)
		}
		return nil
	})
	// Methods of these are called through types of packages above.
	paths = append(paths, "internal/sync", "internal/bytealg", "internal/poll", "io/fs", "syscall")
	slices.Sort(paths)
	return slices.Compact(paths), err
}

type place struct {
	file string
	line int
	col  int
}

var said = regexp.MustCompile(`^(\S+?):(\d+):(\d+): (.*)$`)

func flowsOf(path string) ([]string, error) {
	dir := filepath.Join(runtime.GOROOT(), "src", path)
	command := exec.Command("go", "build", "-o", os.DevNull, "-gcflags="+path+"=-m=2 -d=escapemutationscalls=1", path)
	command.Env = environment
	text, err := command.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, text)
	}
	about := map[place][]string{}
	for line := range strings.Lines(string(text)) {
		parts := said.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if parts == nil {
			continue
		}
		row, _ := strconv.Atoi(parts[2])
		column, _ := strconv.Atoi(parts[3])
		at := place{filepath.Base(parts[1]), row, column}
		about[at] = append(about[at], parts[4])
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var lines []string
	set := token.NewFileSet()
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			return nil, err
		}
		imports := map[string]bool{}
		for _, spec := range tree.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			imports[filepath.Base(imported)] = true
		}
		for _, declaration := range tree.Decls {
			if f, ok := declaration.(*ast.FuncDecl); ok {
				if line := lineOf(path, set, f, about, imports); line != "" {
					lines = append(lines, line)
				}
			}
		}
	}
	return lines, nil
}

var withCost = regexp.MustCompile(`^can inline .* with cost (\d+) as: `)

func lineOf(path string, set *token.FileSet, f *ast.FuncDecl, about map[place][]string, imports map[string]bool) string {
	at := func(pos token.Pos) place {
		p := set.Position(pos)
		return place{filepath.Base(p.Filename), p.Line, p.Column}
	}
	cost, known := "-", false
	// The compiler takes a method to be where its receiver is.
	start := f.Name.Pos()
	if f.Recv != nil {
		start = f.Recv.Opening
	}
	for _, text := range about[at(start)] {
		if parts := withCost.FindStringSubmatch(text); parts != nil {
			cost, known = parts[1], true
		}
		known = known || strings.HasPrefix(text, "cannot inline")
	}
	if !known {
		return "" // generic, or of another system
	}
	name := path + "." + f.Name.Name
	var fields []*ast.Field
	if f.Recv != nil {
		fields = append(fields, f.Recv.List...)
		receiver := f.Recv.List[0].Type
		if star, ok := receiver.(*ast.StarExpr); ok {
			name = fmt.Sprintf("%s.(*%s).%s", path, typeName(star.X), f.Name.Name)
		} else {
			name = fmt.Sprintf("%s.%s.%s", path, typeName(receiver), f.Name.Name)
		}
	}
	fields = append(fields, f.Type.Params.List...)
	results := map[string]int{}
	if f.Type.Results != nil {
		for _, field := range f.Type.Results.List {
			for _, ident := range field.Names {
				results[ident.Name] = len(results)
			}
		}
	}
	row := []string{name, cost}
	for _, field := range fields {
		if len(field.Names) == 0 {
			row = append(row, "_")
		}
		for _, ident := range field.Names {
			row = append(row, flowText(ident.Name, about[at(ident.Pos())], results))
		}
	}
	line := strings.Join(row, " ")
	if f.Body != nil {
		first, last := at(f.Body.Lbrace), at(f.Body.Rbrace)
		var calls []string
		for where, texts := range about {
			if where.file != first.file || where.before(first) || last.before(where) {
				continue
			}
			for _, text := range texts {
				if callee, ok := strings.CutPrefix(text, "inlining call to "); ok {
					calls = append(calls, "inlining call to "+qualified(path, callee, imports))
				} else if strings.HasSuffix(text, " escapes to heap") || strings.HasSuffix(text, " does not escape") ||
					strings.HasPrefix(text, "moved to heap: ") {
					calls = append(calls, qualifiedNames(path, text, imports))
				}
			}
		}
		slices.Sort(calls)
		for _, call := range slices.Compact(calls) {
			line += "\t" + call
		}
	}
	return line
}

func (p place) before(other place) bool {
	return p.line < other.line || p.line == other.line && p.col < other.col
}

// qualified names a function as messages about another package do.
func qualified(path, callee string, imports map[string]bool) string {
	if first, _, ok := strings.Cut(callee, "."); ok && imports[first] {
		return callee
	}
	return packageName(path) + "." + callee
}

func packageName(path string) string {
	name := filepath.Base(path)
	if name == "v2" {
		name = filepath.Base(filepath.Dir(path))
	}
	return name
}

// words are texts, and names that no dot stands before.
var words = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|'[^']*'|[.~]?[A-Za-z_]\w*`)

var universe = strings.Fields("make max min len cap append new copy func literal argument escapes to heap does not " +
	"escape moved string byte rune int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 uintptr float32 " +
	"float64 bool error any map chan struct interface true false nil")

// qualifiedNames gives names of the package in an expression as messages about another one have them.
func qualifiedNames(path, text string, imports map[string]bool) string {
	return words.ReplaceAllStringFunc(text, func(word string) string {
		if strings.ContainsAny(word[:1], `"'.~`) || slices.Contains(universe, word) || imports[word] {
			return word
		}
		return packageName(path) + "." + word
	})
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.IndexExpr:
		return typeName(e.X)
	case *ast.IndexListExpr:
		return typeName(e.X)
	}
	return "?"
}

var (
	toResult = regexp.MustCompile(`^leaking param: \S+ to result (\S+) level=(\d+)$`)
	derefs   = regexp.MustCompile(`^(mutates|calls) param: \S+ derefs=(\d+)$`)
)

// flowText tells of a parameter: h0 for what goes to the heap, h1 for what its
// content does, m and c likewise for what is changed and called, r0:1 for what
// goes to the first result after one dereference; "_" for nothing.
func flowText(name string, texts []string, results map[string]int) string {
	var parts []string
	for _, text := range texts {
		switch {
		case text == "leaking param: "+name, text == "moved to heap: "+name:
			parts = append(parts, "h0")
		case text == "leaking param content: "+name:
			parts = append(parts, "h1")
		}
		if match := toResult.FindStringSubmatch(text); match != nil {
			number, named := results[match[1]]
			if !named {
				number, _ = strconv.Atoi(strings.TrimPrefix(match[1], "~r"))
			}
			parts = append(parts, fmt.Sprintf("r%d:%s", number, match[2]))
		}
		if match := derefs.FindStringSubmatch(text); match != nil {
			parts = append(parts, match[1][:1]+match[2])
		}
	}
	slices.Sort(parts)
	parts = slices.Compact(parts)
	if len(parts) == 0 {
		return "_"
	}
	return strings.Join(parts, ",")
}
