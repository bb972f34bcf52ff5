package main

import "fmt"

type Reader interface{ Read() string }
type Writer interface{ Write(string) }
type ReadWriter interface {
	Reader
	Writer
}

type file struct{ data string }

func (f *file) Read() string   { return f.data }
func (f *file) Write(s string) { f.data += s }

type ro struct{}

func (ro) Read() string { return "ro" }

func main() {
	var v any = 42
	n := v.(int)
	s, ok := v.(string)
	fmt.Printf("%d %q %v\n", n, s, ok)
	_, ok = v.(fmt.Stringer)
	fmt.Println(ok)
	var r Reader = &file{"abc"}
	if w, ok := r.(Writer); ok {
		w.Write("def")
	}
	fmt.Println(r.Read(), r.(ReadWriter).Read(), r.(*file).data)
	r = ro{}
	w, ok := r.(Writer)
	fmt.Println(w == nil, ok, r.Read())
	var null any
	_, ok = null.(int)
	fmt.Println(ok)
	f, ok := v.(float64)
	fmt.Println(f, ok)
	if _, ok := v.(interface{ Foo() }); !ok {
		fmt.Println("no Foo")
	}
	type local int
	v = local(3)
	_, isInt := v.(int)
	l, isLocal := v.(local)
	fmt.Println(isInt, isLocal, l)
	v = [3]int{1, 2, 3}
	arr := v.([3]int)
	arr[0] = 9
	fmt.Println(arr, v, v.([3]int)[1])
	vals := []any{1, "a", 2.5, nil, 'x'}
	sum := 0
	for _, v := range vals {
		if n, ok := v.(int); ok {
			sum += n
		} else if r, ok := v.(rune); ok {
			sum += int(r)
		}
	}
	fmt.Println(sum)
	var fn any = func() string { return "called" }
	fmt.Println(fn.(func() string)())
}
