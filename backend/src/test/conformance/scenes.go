package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// untracedScenes says why the order of events in some scenes is not recorded. With one processor it
// would be another than the scene's anyway, where that has several.
var untracedScenes = map[string]string{
	"collection":        "when a collection is over is a matter of time.",
	"crowd":             "on several processors the order of events is a matter of time.",
	"fibonacci":         "where a slice of 10 ms ends is a matter of time.",
	"fibonacci-go-1-13": "where a slice of 10 ms ends is a matter of time.",
	"file-read":         "when sysmon looks at a system call is a matter of time.",
	"first-minute":      "where a slice of 10 ms ends is a matter of time.",
	"overflow":          "where the 61st pick falls depends on what ran before main.",
	"resize":            "on several processors the order of events is a matter of time.",
	"resize-article":    "on several processors the order of events is a matter of time.",
	"search":            "when sysmon looks at a system call is a matter of time.",
	"search-article":    "when sysmon looks at a system call is a matter of time.",
	"steal":             "when sysmon looks at a system call is a matter of time.",
	"steal-article":     "when sysmon looks at a system call is a matter of time.",
	"syscall-fast":      "when sysmon looks at a system call is a matter of time.",
	"syscall-handoff":   "when sysmon looks at a system call is a matter of time.",
	"syscall-slow":      "when sysmon looks at a system call is a matter of time.",
}

// readScenes finds the programs of all scenes, or of those named. Their golden files are to be in
// the corpus.
func readScenes(folder, corpus string, names []string) ([]program, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
	if err != nil {
		return nil, err
	}
	var programs []program
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".yaml")
		if len(names) > 0 && !slices.Contains(names, name) {
			continue
		}
		scene, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		text := source(string(scene))
		if text == "" {
			return nil, fmt.Errorf("%s has no program", path)
		}
		programs = append(programs, program{
			name:     name,
			path:     filepath.Join(corpus, name+".go"),
			text:     []byte(text),
			untraced: untracedScenes[name],
		})
	}
	if len(programs) < len(names) {
		return nil, fmt.Errorf("not all of %q are scenes", names)
	}
	return programs, nil
}

// source is the block of lines that follows "source: |" in YAML.
func source(scene string) string {
	const key = "    source: |\n"
	const indent = "      "
	_, rest, _ := strings.Cut(scene, key)
	var text strings.Builder
	for line := range strings.Lines(rest) {
		if line != "\n" && !strings.HasPrefix(line, indent) {
			break
		}
		text.WriteString(strings.TrimPrefix(line, indent))
	}
	return text.String()
}
