// A calculator that recovers, readers, scanning, and an exit code.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

type Stack []float64

func (s *Stack) Push(v float64) { *s = append(*s, v) }
func (s *Stack) Pop() float64 {
	old := *s
	v := old[len(old)-1]
	*s = old[:len(old)-1]
	return v
}

func eval(expr string) (v float64, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("eval %q: %v", expr, r)
		}
	}()
	var s Stack
	for _, tok := range strings.Fields(expr) {
		switch tok {
		case "+", "-", "*", "/":
			b, a := s.Pop(), s.Pop()
			switch tok {
			case "+":
				s.Push(a + b)
			case "-":
				s.Push(a - b)
			case "*":
				s.Push(a * b)
			case "/":
				s.Push(a / b)
			}
		default:
			f, err := strconv.ParseFloat(tok, 64)
			if err != nil {
				return 0, err
			}
			s.Push(f)
		}
	}
	return s.Pop(), nil
}

type rot13 struct{ r io.Reader }

func (r rot13) Read(b []byte) (int, error) {
	n, err := r.r.Read(b)
	for i := range b[:n] {
		c := b[i]
		switch {
		case c >= 'a' && c <= 'z':
			b[i] = 'a' + (c-'a'+13)%26
		case c >= 'A' && c <= 'Z':
			b[i] = 'A' + (c-'A'+13)%26
		}
	}
	return n, err
}

func main() {
	for _, e := range []string{"3 4 + 2 *", "1 0 /", "1 +", "2 x *", ""} {
		v, err := eval(e)
		fmt.Println(v, err)
	}
	io.Copy(os.Stdout, rot13{strings.NewReader("Lbh penpxrq gur pbqr!\n")})
	sc := bufio.NewScanner(strings.NewReader("one two\nthree\n\nfour five six"))
	sc.Split(bufio.ScanWords)
	counts := map[string]int{}
	for sc.Scan() {
		counts[sc.Text()[:1]]++
	}
	fmt.Println(counts)
	in := bufio.NewReader(os.Stdin)
	line, err := in.ReadString('\n')
	fmt.Printf("%q %v\n", line, err)
	var n int
	c, err := fmt.Sscanf("age: 42 bob", "age: %d", &n)
	fmt.Println(c, err, n)
	var s string
	c, err = fmt.Sscan("12 ab", &n, &s)
	fmt.Println(c, err, n, s)
	_, err = strconv.Atoi("12a")
	fmt.Println(err)
	_, err = strconv.ParseInt("999999999999999999999", 10, 64)
	fmt.Println(err)
	f, err := os.Open("/no/such")
	fmt.Println(f == nil, err, os.IsNotExist(err))
	var sb strings.Builder
	fmt.Fprintf(&sb, "%s-%03d", "id", 7)
	fmt.Println(sb.String(), sb.Len())
	matrix := [][]int{{1, 2}, {3, 4}}
	for i := range matrix {
		for j := range matrix[i] {
			matrix[i][j] *= 10
		}
	}
	fmt.Println(matrix, len(matrix[0]))
	x := []int{1, 2, 3, 4}
	y := x[1:3]
	y = append(y, 99)
	fmt.Println(x, y, len(y), cap(y))
	fmt.Fprintln(os.Stderr, "bye")
	os.Exit(3)
}
