package main

import (
	"errors"
	"path/filepath"
	"strings"
)

// complaints returns what the compiler says against a program, all of it,
// each as "line:column: message", further lines beginning with a tab.
func complaints(work string, p program) (string, error) {
	binary, text, err := build(work, p, "-gcflags=-e")
	if err != nil {
		return "", err
	}
	if binary != "" {
		return "", errors.New("it compiles, though it must not")
	}
	file := filepath.Base(p.path)
	var golden strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "# ") || strings.HasPrefix(line, "package command-line-arguments") {
			continue
		}
		line = strings.ReplaceAll(line, "./"+file+":", "")
		line = strings.TrimPrefix(line, "\t"+file+":")
		golden.WriteString(strings.TrimPrefix(line, file+":"))
	}
	return golden.String(), nil
}
