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
	generic, err := genericFlows(packages)
	if err != nil {
		return err
	}
	lines = append(lines, generic...)
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
		info, err := os.Stat(filepath.Join(runtime.GOROOT(), "src", path))
		if err == nil && info.IsDir() || strings.HasPrefix(path, "golang.org/") {
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
	dir, err := folder(path)
	if err != nil {
		return nil, err
	}
	command := exec.Command("go", "build", "-o", os.DevNull, "-gcflags="+path+"=-m=2 -d=escapemutationscalls=1", path)
	command.Env = environment
	text, err := command.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, text)
	}
	about := saidOf(text, func(file string) bool { return filepath.Base(filepath.Dir(file)) == filepath.Base(dir) })
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	imports, err := packageNames(path)
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

// packageNames gives the names of all packages that a package needs: what they
// have is put into its functions, too.
func packageNames(path string) (map[string]bool, error) {
	command := exec.Command("go", "list", "-deps", "-f", "{{.Name}}", path)
	command.Env = environment
	names, err := command.Output()
	imports, own := map[string]bool{}, 0
	for _, name := range strings.Fields(string(names)) {
		if name == packageName(path) {
			own++
		}
		imports[name] = name != packageName(path) || own > 1
	}
	return imports, err
}

// folder gives where the sources of a package are.
func folder(path string) (string, error) {
	command := exec.Command("go", "list", "-f", "{{.Dir}}", path)
	command.Env = environment
	dir, err := command.Output()
	return strings.TrimSpace(string(dir)), err
}

// saidOf sorts what the compiler has said by the place in those files.
func saidOf(text []byte, in func(file string) bool) map[place][]string {
	about := map[place][]string{}
	for line := range strings.Lines(string(text)) {
		parts := said.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if parts == nil || !in(parts[1]) {
			continue
		}
		row, _ := strconv.Atoi(parts[2])
		column, _ := strconv.Atoi(parts[3])
		at := place{filepath.Base(parts[1]), row, column}
		about[at] = append(about[at], parts[4])
	}
	return about
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
	if !known || isGeneric(f) {
		return "" // of another system, or of type arguments
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
	row := []string{name, cost + resultNames(f)}
	for _, field := range fields {
		if len(field.Names) == 0 {
			row = append(row, "_")
		}
		for _, ident := range field.Names {
			row = append(row, flowText(ident.Name, about[at(ident.Pos())], results))
		}
	}
	names := func(text string) string {
		if callee, ok := strings.CutPrefix(text, "inlining call to "); ok {
			return "inlining call to " + qualified(path, callee, imports)
		}
		return qualifiedNames(path, text, imports)
	}
	return strings.Join(row, " ") + inside(f, about, at, results, names)
}

func isGeneric(f *ast.FuncDecl) bool {
	if f.Recv == nil {
		return f.Type.TypeParams != nil
	}
	receiver := f.Recv.List[0].Type
	if star, ok := receiver.(*ast.StarExpr); ok {
		receiver = star.X
	}
	_, plain := receiver.(*ast.Ident)
	return !plain
}

// resultNames gives the names of a function's results, if it has them, behind a sign.
func resultNames(f *ast.FuncDecl) string {
	var names []string
	if f.Type.Results != nil {
		for _, field := range f.Type.Results.List {
			for _, ident := range field.Names {
				names = append(names, ident.Name)
			}
		}
	}
	if len(names) == 0 {
		return ""
	}
	return ">" + strings.Join(names, ",")
}

// inside tells, behind tabs, what is said of a function's body. What is on the
// heap only since it is a result begins with that result.
func inside(f *ast.FuncDecl, about map[place][]string, at func(token.Pos) place, results map[string]int, names func(string) string) string {
	if f.Body == nil {
		return ""
	}
	params, first, last := at(f.Type.Pos()), at(f.Body.Lbrace), at(f.Body.Rbrace)
	var calls []string
	for where, texts := range about {
		if where.file != first.file || where.before(params) || last.before(where) {
			continue
		}
		for _, text := range texts {
			if where.before(first) && !strings.HasPrefix(text, "moved to heap: ") {
				continue
			}
			if strings.HasPrefix(text, "inlining call to ") || strings.HasSuffix(text, " escapes to heap") ||
				strings.HasSuffix(text, " does not escape") || strings.HasPrefix(text, "moved to heap: ") {
				calls = append(calls, givenBack(text, texts, results)+names(text))
			} else if strings.Contains(text, "ignoring self-assignment") {
				calls = append(calls, "ignoring self-assignment")
			}
		}
	}
	slices.Sort(calls)
	var line strings.Builder
	for _, call := range slices.Compact(calls) {
		line.WriteString("\t" + call)
	}
	return line.String()
}

var flow = regexp.MustCompile(`^\s+flow: (\S+) ← `)

// givenBack finds in what is explained of a value whether it escapes only to a result.
func givenBack(text string, texts []string, results map[string]int) string {
	value, escapes := strings.CutSuffix(text, " escapes to heap")
	if !escapes {
		return ""
	}
	found, in := "", false
	for _, line := range texts {
		if !strings.HasPrefix(line, " ") {
			in = strings.HasPrefix(line, value+" escapes to heap in ") ||
				value == "append" && strings.HasPrefix(line, "append(") && strings.Contains(line, ") escapes to heap in ")
			if in && found != "" {
				return "" // more than one such value stands here
			}
		} else if match := flow.FindStringSubmatch(line); in && match != nil {
			found = match[1]
		}
	}
	number, named := results[found]
	if rest, ok := strings.CutPrefix(found, "~r"); ok && !named {
		n, err := strconv.Atoi(rest)
		number, named = n, err == nil
	}
	if !named {
		return ""
	}
	return fmt.Sprintf("r%d ", number)
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

// words are texts, names that no dot stands before, and packages with their dot.
var words = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|'[^']*'|[.~]?[A-Za-z_]\w*\.?`)

var universe = strings.Fields("make max min len cap append new copy func literal argument escapes to heap does not " +
	"escape moved string byte rune int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 uintptr float32 " +
	"float64 bool error any map chan struct interface true false nil")

// qualifiedNames gives names of the package in an expression as messages about another one have them.
func qualifiedNames(path, text string, imports map[string]bool) string {
	behind := false
	return words.ReplaceAllStringFunc(text, func(word string) string {
		name, dot := strings.CutSuffix(word, ".")
		selected := behind
		behind = dot
		if selected || strings.ContainsAny(word[:1], `"'.~`) || slices.Contains(universe, name) || dot && imports[name] {
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
