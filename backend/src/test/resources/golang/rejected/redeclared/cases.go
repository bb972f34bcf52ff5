package main

func main() {
	x := 1
	switch x {
	case 1:
	case 2, 1:
	case 3:
	default:
	default:
	}
	switch "a" {
	case "a", "b":
	case "b":
	}
	switch any(x).(type) {
	case int, string:
	case int:
	case nil:
	case nil:
	}
	m := map[string]int{"a": 1, "b": 2, "a": 3}
	s := []int{0: 1, 1: 2, 0: 3}
	t := struct{ a, b int }{a: 1, b: 2, a: 3}
	_, _, _ = m, s, t
loop:
	for {
		break loop
	}
loop:
	for {
		break loop
	}
	switch true {
	case true:
	case true:
	}
	switch {
	case x > 1:
	case x > 1:
	}
	select {
	default:
	default:
	}
}
