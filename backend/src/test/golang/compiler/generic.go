package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// markers stand for type parameters; their shapes are found again in what is said.
var markers = []string{"int16", "uint16", "int8", "uint32"}

// genericFlows writes a line for each generic function that can be asked for:
// its name, what it costs to inline it, what becomes of its parameters (a
// question mark if nothing is known), and what is said of its body, with {0} for the shape of the
// first type argument.
func genericFlows(packages []string) ([]string, error) {
	var lines []string
	for _, path := range packages {
		if strings.HasPrefix(path, "internal/") || strings.Contains(path, "/internal/") {
			continue
		}
		more, err := genericFlowsOf(path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		lines = append(lines, more...)
	}
	return lines, nil
}

func genericFlowsOf(path string) ([]string, error) {
	dir, err := folder(path)
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	sources, err := parsed(dir, set)
	if err != nil {
		return nil, err
	}
	probe := probeOf(path, sources)
	if probe == "" {
		return nil, nil
	}
	work, err := os.MkdirTemp("", "probe")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	file := filepath.Join(work, "probe.go")
	if err := os.WriteFile(file, []byte(probe), 0o644); err != nil {
		return nil, err
	}
	command := exec.Command("go", "build", "-o", os.DevNull, "-gcflags=-m=2 -d=escapemutationscalls=1", file)
	command.Env = environment
	text, err := command.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%w\n%s\n%s", err, probe, text)
	}
	about := saidOf(text, func(file string) bool { return filepath.Dir(file) == dir })
	flows, err := probed(file, saidOf(text, func(said string) bool { return filepath.Base(said) == "probe.go" }))
	if err != nil {
		return nil, err
	}
	at := func(pos token.Pos) place {
		p := set.Position(pos)
		return place{filepath.Base(p.Filename), p.Line, p.Column}
	}
	var lines []string
	for _, source := range sources {
		for _, declaration := range source.Decls {
			if f, ok := declaration.(*ast.FuncDecl); ok {
				if line := genericLine(path, f, about, at, flows); line != "" {
					lines = append(lines, line)
				}
			}
		}
	}
	return lines, nil
}

func parsed(dir string, set *token.FileSet) ([]*ast.File, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var sources []*ast.File
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			return nil, err
		}
		sources = append(sources, tree)
	}
	return sources, nil
}

// probeOf writes a program with a function for each exported generic function
// and method of a package that only calls it, with a type for each parameter.
func probeOf(path string, sources []*ast.File) string {
	p := &probe{name: packageName(path), imports: map[string]bool{path: true}, params: map[string]*ast.FieldList{}}
	for _, source := range sources {
		for _, declaration := range source.Decls {
			d, ok := declaration.(*ast.GenDecl)
			for i := 0; ok && i < len(d.Specs); i++ {
				if t, ok := d.Specs[i].(*ast.TypeSpec); ok && t.TypeParams != nil {
					p.params[t.Name.Name] = t.TypeParams
				}
			}
		}
	}
	for _, source := range sources {
		for _, declaration := range source.Decls {
			if f, ok := declaration.(*ast.FuncDecl); ok && isGeneric(f) && f.Name.IsExported() {
				p.add(source, f)
			}
		}
	}
	if p.text.Len() == 0 {
		return ""
	}
	var all strings.Builder
	all.WriteString("package main\n\n")
	for path := range p.imports {
		fmt.Fprintf(&all, "import %q\n", path)
	}
	return all.String() + p.text.String() + "\nfunc main() {}\n"
}

type probe struct {
	name    string
	imports map[string]bool
	params  map[string]*ast.FieldList // of generic types
	text    strings.Builder
}

// probeName names the function that calls another.
func probeName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return "call_" + f.Name.Name
	}
	receiver := f.Recv.List[0].Type
	if star, ok := receiver.(*ast.StarExpr); ok {
		receiver = star.X
	}
	return "call_" + typeName(receiver) + "_" + f.Name.Name
}

func (p *probe) add(source *ast.File, f *ast.FuncDecl) {
	w := &typeWriter{probe: p, source: source}
	var params, args []string
	callee := p.name + "." + f.Name.Name
	if f.Recv == nil {
		var instance string
		instance, w.types = arguments(f.Type.TypeParams)
		callee += "[" + instance + "]"
	} else {
		receiver := f.Recv.List[0].Type
		star, pointer := receiver.(*ast.StarExpr)
		if pointer {
			receiver = star.X
		}
		instance, _ := arguments(p.params[typeName(receiver)])
		w.types = map[string]string{}
		for i, name := range receiverParams(receiver) {
			w.types[name] = strings.Split(instance, ", ")[i]
		}
		if !ast.IsExported(typeName(receiver)) {
			return
		}
		text := p.name + "." + typeName(receiver) + "[" + instance + "]"
		if pointer {
			text = "*" + text
		}
		params = append(params, "a0 "+text)
		callee = "a0." + f.Name.Name
	}
	for _, field := range f.Type.Params.List {
		for range max(1, len(field.Names)) {
			name := fmt.Sprintf("a%d", len(params))
			params = append(params, name+" "+w.text(field.Type))
			if _, ok := field.Type.(*ast.Ellipsis); ok {
				name += "..."
			}
			args = append(args, name)
		}
	}
	var results []string
	for _, field := range fields(f.Type.Results) {
		for range max(1, len(field.Names)) {
			results = append(results, w.text(field.Type))
		}
	}
	give := ""
	if len(results) > 0 {
		give = "return "
	}
	if w.unknown {
		return
	}
	fmt.Fprintf(&p.text, "\nfunc %s(%s) (%s) {\n\t%s%s(%s)\n}\n",
		probeName(f), strings.Join(params, ", "), strings.Join(results, ", "), give, callee, strings.Join(args, ", "))
}

func fields(list *ast.FieldList) []*ast.Field {
	if list == nil {
		return nil
	}
	return list.List
}

func receiverParams(receiver ast.Expr) []string {
	var names []string
	switch e := receiver.(type) {
	case *ast.IndexExpr:
		names = append(names, e.Index.(*ast.Ident).Name)
	case *ast.IndexListExpr:
		for _, index := range e.Indices {
			names = append(names, index.(*ast.Ident).Name)
		}
	}
	return names
}

// A typeWriter writes types of a package as another package does.
type typeWriter struct {
	probe   *probe
	source  *ast.File
	types   map[string]string // of type parameters
	unknown bool
}

func (w *typeWriter) list(list *ast.FieldList) string {
	var texts []string
	for _, field := range fields(list) {
		for range max(1, len(field.Names)) {
			texts = append(texts, w.text(field.Type))
		}
	}
	return "(" + strings.Join(texts, ", ") + ")"
}

func (w *typeWriter) text(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		if arg, ok := w.types[e.Name]; ok {
			return arg
		}
		if e.IsExported() {
			return w.probe.name + "." + e.Name
		}
		w.unknown = w.unknown || !slices.Contains(universe, e.Name)
		return e.Name
	case *ast.StarExpr:
		return "*" + w.text(e.X)
	case *ast.Ellipsis:
		return "..." + w.text(e.Elt)
	case *ast.ArrayType:
		if e.Len == nil {
			return "[]" + w.text(e.Elt)
		}
	case *ast.MapType:
		return "map[" + w.text(e.Key) + "]" + w.text(e.Value)
	case *ast.FuncType:
		return "func" + w.list(e.Params) + " " + w.list(e.Results)
	case *ast.IndexExpr:
		return w.text(e.X) + "[" + w.text(e.Index) + "]"
	case *ast.IndexListExpr:
		var args []string
		for _, index := range e.Indices {
			args = append(args, w.text(index))
		}
		return w.text(e.X) + "[" + strings.Join(args, ", ") + "]"
	case *ast.SelectorExpr:
		pkg := e.X.(*ast.Ident).Name
		for _, spec := range w.source.Imports {
			path, _ := strconv.Unquote(spec.Path.Value)
			if filepath.Base(path) == pkg {
				w.probe.imports[path] = true
				return pkg + "." + e.Sel.Name
			}
		}
	}
	w.unknown = true
	return "?"
}

// probed gives for each function of the probe what becomes of its parameters.
func probed(file string, about map[place][]string) (map[string]string, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, 0)
	if err != nil {
		return nil, err
	}
	flows := map[string]string{}
	for _, declaration := range tree.Decls {
		f, ok := declaration.(*ast.FuncDecl)
		if !ok {
			continue
		}
		var row strings.Builder
		for _, field := range f.Type.Params.List {
			for _, ident := range field.Names {
				at := set.Position(ident.Pos())
				texts := about[place{filepath.Base(at.Filename), at.Line, at.Column}]
				row.WriteString(" " + flowText(ident.Name, texts, nil))
			}
		}
		flows[f.Name.Name] = row.String()
	}
	return flows, nil
}

// arguments gives a type for each parameter that its constraint allows, in order and by name.
func arguments(params *ast.FieldList) (string, map[string]string) {
	var names []string
	constraints := map[string]ast.Expr{}
	for _, field := range params.List {
		for _, ident := range field.Names {
			names = append(names, ident.Name)
			constraints[ident.Name] = field.Type
		}
	}
	free := 0
	types := map[string]string{}
	for _, name := range names {
		switch constraint := constraints[name].(type) {
		case *ast.UnaryExpr:
			continue
		case *ast.Ident:
			if constraint.Name == "error" {
				types[name] = "error"
				continue
			}
		}
		types[name] = markers[free%len(markers)]
		free++
	}
	var list []string
	for _, name := range names {
		if core, ok := constraints[name].(*ast.UnaryExpr); ok {
			types[name] = typeText(core.X, types)
			list = append(list, types[name])
		} else {
			list = append(list, types[name])
		}
	}
	return strings.Join(list, ", "), types
}

func typeText(e ast.Expr, types map[string]string) string {
	switch e := e.(type) {
	case *ast.ArrayType:
		return "[]" + typeText(e.Elt, types)
	case *ast.MapType:
		return "map[" + typeText(e.Key, types) + "]" + typeText(e.Value, types)
	case *ast.Ident:
		return types[e.Name]
	}
	return "?"
}

var instance = regexp.MustCompile(`^(can inline|cannot inline) [^\[]*\[(go\.shape\..*?)\](?:\)?\.\w+)?(?: with cost (\d+) as: |: )`)

func genericLine(path string, f *ast.FuncDecl, about map[place][]string, at func(token.Pos) place, flows map[string]string) string {
	start := f.Name.Pos()
	name := path + "." + f.Name.Name
	if f.Recv != nil {
		start = f.Recv.Opening
		receiver := f.Recv.List[0].Type
		if star, ok := receiver.(*ast.StarExpr); ok {
			name = fmt.Sprintf("%s.(*%s).%s", path, typeName(star.X), f.Name.Name)
		} else {
			name = fmt.Sprintf("%s.%s.%s", path, typeName(receiver), f.Name.Name)
		}
	}
	for _, text := range about[at(start)] {
		match := instance.FindStringSubmatch(text)
		if match == nil {
			continue
		}
		cost := match[3]
		if cost == "" {
			cost = "-"
		}
		body := inside(f, about, at, nil, func(text string) string { return text })
		shapes := strings.Split(match[2], ",")
		order := make([]int, len(shapes))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int { return len(shapes[b]) - len(shapes[a]) })
		for _, i := range order {
			body = strings.ReplaceAll(body, shapes[i], fmt.Sprintf("{%d}", i))
		}
		flow, known := flows[probeName(f)]
		if !known {
			flow = " ?"
		}
		line := name + " " + cost + resultNames(f) + flow
		for said := range strings.SplitSeq(strings.TrimPrefix(body, "\t"), "\t") {
			// What is left of another instance's shapes is not said of this one.
			if said != "" && !strings.Contains(said, "go.shape.") {
				line += "\t" + said
			}
		}
		return line
	}
	return ""
}
