package main

import "fmt"

func main() {
	x := 5
	switch x {
	case "a":
	case 1.5:
	case 'c', nil:
	case true:
	}
	s := "a"
	switch s {
	case 1:
	case 'a':
	}
	switch f := 1.5; f {
	case x:
	}
	switch []int{1} {
	case nil:
	}
	switch fmt.Println() {
	}
	switch x := any(x).(type) {
	case int:
		x.foo()
	case string:
		fmt.Println(x + 1)
	case int, bool:
		fmt.Println(x + 1)
	case Missing:
	}
	switch func() {} {
	}
	var e error
	switch e {
	case "x":
	case 5:
	}
	switch x > 1 {
	case 1:
	}
}
