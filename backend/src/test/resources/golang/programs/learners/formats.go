// Shapes, verbs of fmt, a table, letters, dates and durations.
package main

import (
	"fmt"
	"os"
	"sort"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"
)

type Shape interface {
	Area() float64
	Perimeter() float64
}
type Rect struct{ W, H float64 }
type Circle struct{ R float64 }

func (r Rect) Area() float64         { return r.W * r.H }
func (r Rect) Perimeter() float64    { return 2 * (r.W + r.H) }
func (c *Circle) Area() float64      { return 3.14159 * c.R * c.R }
func (c *Circle) Perimeter() float64 { return 2 * 3.14159 * c.R }
func (r Rect) String() string        { return fmt.Sprintf("Rect<%gx%g>", r.W, r.H) }

type Weekday int

const (
	Mon Weekday = iota
	Tue
	Wed
)

func (d Weekday) String() string { return [...]string{"Mon", "Tue", "Wed"}[d] }

type Node struct {
	Val         int
	Left, Right *Node
	Meta        map[string]any
}

func main() {
	shapes := []Shape{Rect{3, 4}, &Circle{2}, Rect{1, 1}}
	sort.Slice(shapes, func(i, j int) bool { return shapes[i].Area() < shapes[j].Area() })
	for i, s := range shapes {
		if _, ok := s.(*Circle); ok {
			fmt.Printf("%d %T %.2f\n", i, s, s.Area())
			continue
		}
		fmt.Printf("%d %T %v %+v %#v %.2f %6.1f|%-8.3f|\n", i, s, s, s, s, s.Area(), s.Perimeter(), s.Area())
	}
	n := Node{Val: 1, Meta: map[string]any{"z": 1, "a": []int{1, 2}, "m": nil}}
	fmt.Printf("%v\n%+v\n%#v\n", n, n, n)
	fmt.Printf("%d %s %v %x %X %o %b %c %q %U %e %g %t %p\n", Tue, Tue, Wed, 255, "hi", 8, 5, 'ж', 'ж', 'ж', 12345.678, 1e21, true, nil)
	fmt.Printf("%08.3f|%+d|%x|% x|%#x|%6d|%-6d|%06d|%s|%10s|%-10s|%.2s\n", 3.14159, 5, "hello", "hello", "hello", 42, 42, 42, []string{"a", "b"}, "r", "l", "trunc")
	fmt.Printf("%v %v %v %v\n", [3]bool{true}, struct{}{}, []byte("abc"), [2]byte{1, 2})
	fmt.Printf("%!|%z|%d\n", 1)
	fmt.Printf("%d %d\n", 1)
	fmt.Printf("%[2]d %[1]d %*d %s\n", 1, 2, 5, 3, error(nil))
	fmt.Printf("%T %T %T %T %T\n", n, &n, shapes, func(int) string { return "" }, make(chan<- int))
	w := tabwriter.NewWriter(os.Stdout, 0, 8, 2, ' ', tabwriter.AlignRight|tabwriter.Debug)
	fmt.Fprintln(w, "name\tqty\tprice\t")
	fmt.Fprintln(w, "apple\t3\t1.25\t")
	fmt.Fprintln(w, "watermelon\t12\t100.5\t")
	w.Flush()
	fields := strings.FieldsFunc("Hello, Wörld! foo_bar 42", func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) })
	fmt.Printf("%q %d\n", fields, len(fields))
	fmt.Println(strings.Map(func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}, "Hello, Wörld"), strings.Title("foo bar"), strings.Repeat("=", 10), strings.EqualFold("Go", "GO"))
	t := time.Date(2024, time.February, 29, 13, 4, 5, 678901234, time.UTC)
	for _, f := range []string{time.RFC3339Nano, time.RFC1123, time.Kitchen, "2006-01-02 15:04:05.000", "Mon Jan _2 3:04PM", "02/01/06 .999", time.ANSIC, "Monday, 2 January 2006", "002 __2"} {
		fmt.Println(t.Format(f))
	}
	fmt.Println(t.AddDate(1, 0, 0), t.Add(36*time.Hour).Weekday(), t.Sub(t.Add(-90*time.Minute)), t.Truncate(24*time.Hour), t.YearDay(), t.Unix())
	d, err := time.ParseDuration("1h15m30.918s")
	fmt.Println(d, err, d.Round(time.Minute), d.Hours(), time.Duration(1500)*time.Microsecond)
	_, err = time.Parse("2006-01-02", "2024-13-01")
	fmt.Println(err)
	_, err = time.ParseDuration("5 minutes")
	fmt.Println(err)
}
