// Package tabwriter puts text into columns.
package tabwriter

import (
	"io"
	"unicode/utf8"
)

const (
	FilterHTML uint = 1 << iota
	StripEscape
	AlignRight
	DiscardEmptyColumns
	TabIndent
	Debug
)

const Escape = '\xff'

// A cell is a piece of a line; all but the last of a line end with a tab.
type cell struct {
	text  string
	width int
	tab   bool
}

// A Writer collects lines, and writes them when it knows how wide their columns are.
type Writer struct {
	output   io.Writer
	minwidth int
	tabwidth int
	padding  int
	padchar  byte
	flags    uint
	text     []byte
	out      []byte
	lines    [][]cell
	widths   []int
}

func NewWriter(output io.Writer, minwidth, tabwidth, padding int, padchar byte, flags uint) *Writer {
	return new(Writer).Init(output, minwidth, tabwidth, padding, padchar, flags)
}

func (b *Writer) Init(output io.Writer, minwidth, tabwidth, padding int, padchar byte, flags uint) *Writer {
	if minwidth < 0 || tabwidth < 0 || padding < 0 {
		panic("negative minwidth, tabwidth, or padding")
	}
	if padchar == '\t' {
		flags &^= AlignRight
	}
	*b = Writer{output: output, minwidth: minwidth, tabwidth: tabwidth, padding: padding, padchar: padchar, flags: flags}
	return b
}

func (b *Writer) Write(buf []byte) (n int, err error) {
	b.text = append(b.text, buf...)
	return len(buf), nil
}

func (b *Writer) Flush() error {
	b.out = b.out[:0]
	b.cut()
	b.columns(0, len(b.lines))
	b.text = b.text[:0]
	_, err := b.output.Write(b.out)
	return err
}

// cut finds lines and their cells.
func (b *Writer) cut() {
	b.lines = [][]cell{nil}
	start := 0
	add := func(end int, tab bool) {
		text := string(b.text[start:end])
		last := len(b.lines) - 1
		b.lines[last] = append(b.lines[last], cell{text, utf8.RuneCountInString(text), tab})
		start = end + 1
	}
	for i, c := range b.text {
		switch c {
		case '\t', '\v':
			add(i, c == '\t')
		case '\n', '\f':
			add(i, false)
			b.lines = append(b.lines, nil)
		}
	}
	add(len(b.text), false)
}

// columns lays out the column that comes after those whose widths are known, in parts: each goes
// over lines that have a cell in it.
func (b *Writer) columns(from, to int) {
	column := len(b.widths)
	written := from
	for i := from; i < to; i++ {
		if column >= len(b.lines[i])-1 {
			continue
		}
		b.write(written, i)
		width := b.minwidth
		empty := true
		end := i
		for ; end < to && column < len(b.lines[end])-1; end++ {
			c := b.lines[end][column]
			width = max(width, c.width+b.padding)
			if c.width > 0 || c.tab {
				empty = false
			}
		}
		if empty && b.flags&DiscardEmptyColumns != 0 {
			width = 0
		}
		b.widths = append(b.widths, width)
		b.columns(i, end)
		b.widths = b.widths[:len(b.widths)-1]
		written = end
		i = end - 1
	}
	b.write(written, to)
}

func (b *Writer) write(from, to int) {
	for i := from; i < to; i++ {
		useTabs := b.flags&TabIndent != 0
		for j, c := range b.lines[i] {
			if j > 0 && b.flags&Debug != 0 {
				b.out = append(b.out, '|')
			}
			useTabs = useTabs && c.width == 0
			right := b.flags&AlignRight != 0
			if !right {
				b.out = append(b.out, c.text...)
			}
			if j < len(b.widths) {
				b.pad(c.width, b.widths[j], useTabs)
			}
			if right {
				b.out = append(b.out, c.text...)
			}
		}
		if i+1 < len(b.lines) {
			b.out = append(b.out, '\n')
		}
	}
}

func (b *Writer) pad(text, width int, useTabs bool) {
	if b.padchar == '\t' || useTabs {
		if b.tabwidth == 0 {
			return
		}
		width = (width + b.tabwidth - 1) / b.tabwidth * b.tabwidth
		n := width - text
		for range (n + b.tabwidth - 1) / b.tabwidth {
			b.out = append(b.out, '\t')
		}
		return
	}
	for range width - text {
		b.out = append(b.out, b.padchar)
	}
}
