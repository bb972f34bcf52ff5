// Scanning lines, words, runes and bytes.
package main

import (
	"bufio"
	"fmt"
	"strings"
)

func scan(text string, split bufio.SplitFunc) (out []string, err error) {
	s := bufio.NewScanner(strings.NewReader(text))
	s.Split(split)
	for s.Scan() {
		out = append(out, s.Text())
	}
	return out, s.Err()
}

func main() {
	s := bufio.NewScanner(strings.NewReader("one\r\ntwo\n\nlast"))
	for s.Scan() {
		fmt.Printf("%q ", s.Text())
	}
	fmt.Println(s.Err(), s.Scan(), s.Text() == "")
	for _, split := range []bufio.SplitFunc{bufio.ScanLines, bufio.ScanWords, bufio.ScanRunes, bufio.ScanBytes} {
		out, err := scan(" a é\nb ", split)
		fmt.Printf("%q %v\n", out, err)
	}
	long := bufio.NewScanner(strings.NewReader(strings.Repeat("x", 100)))
	long.Buffer(make([]byte, 10), 20)
	fmt.Println(long.Scan(), long.Err())
	total, lines := 0, bufio.NewScanner(strings.NewReader("1 2 3\n4 5\n"))
	for lines.Scan() {
		words := bufio.NewScanner(strings.NewReader(lines.Text()))
		words.Split(bufio.ScanWords)
		for words.Scan() {
			var n int
			fmt.Sscan(words.Text(), &n)
			total += n
		}
	}
	fmt.Println(total)
}
