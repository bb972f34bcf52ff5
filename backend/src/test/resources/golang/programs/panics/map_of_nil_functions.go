package main

import "fmt"

func main() {
	handlers := map[string]func(string){
		"hello": func(s string) { fmt.Println("hello", s) },
	}
	for _, name := range []string{"hello", "bye"} {
		handlers[name]("you")
	}
}
