package main

import "fmt"

const text = `raw \n stays
	tab and "quotes"
last`

func main() {
	fmt.Println("tab\there", "quote\"", "back\\slash", 'a', '\n', '\'', '\x41', '\101', '\u00e9', '\U0001F600')
	fmt.Println("\a\b\f\v" == "\x07\x08\x0c\x0b", "\u4e16\U0001F600", "\101\x42C")
	fmt.Println(text, len(text))
	fmt.Println(`a` + "b" + `"c"`)
	fmt.Printf("%q %q %v %s\n", "tab\t", `raw\t`, "v", `s`)
	fmt.Printf("%q %q %q\n", 'x', '\n', '世')
	fmt.Printf("%10s|%-10s|%.2s|%5.1s|\n", "right", "left", "cut", "xyz")
	fmt.Println(len("é"), len(`é`), len("\u00e9"), "é"[0], "\xe9"[0])
	fmt.Printf("%#v %#q\n", "go", "go")
}
