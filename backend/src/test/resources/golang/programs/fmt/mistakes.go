package main

import "fmt"

type T struct{ a int }

func main() {
	format := "%d\n"
	fmt.Printf(format, "text")
	fmt.Printf(format, 2.5)
	fmt.Printf(format, true)
	fmt.Printf(format, nil)
	fmt.Printf(format)
	fmt.Printf(format, 1, 2, "three")
	format = "%s|%s|%s|%s\n"
	fmt.Printf(format, 5, 2.5, []int{1}, T{2})
	fmt.Printf(format, true, 'x', nil, &T{3})
	format = "%z %!\n"
	fmt.Printf(format, 1)
	format = "%t %c %q %f\n"
	fmt.Printf(format, 1, "s", 2.5, 3)
	format = "%"
	fmt.Printf(format+"\n", 1)
	fmt.Printf(format)
	fmt.Println()
	format = "%[3]d %[x]d %[0]d\n"
	fmt.Printf(format, 1, 2)
	format = "%.*f|%*d\n"
	fmt.Printf(format, "a", 2.5, "b", 3)
	format = "%d %d\n"
	fmt.Printf(format, 1)
	fmt.Printf(format, []string{"a"}, map[string]int{"x": 1})
	fmt.Printf("no verbs\n", []any{}...)
	format = "extra\n"
	fmt.Printf(format, 1, "two", T{3})
	fmt.Println(fmt.Sprintf("%d%%", 50), fmt.Sprintf("%v", [0]int{}))
}
