package main

import "fmt"

func main() {
	words := []string{"apple", "Apple", "app", "", "zebra", "é", "appl\x00"}
	for _, a := range words {
		for _, b := range words {
			switch {
			case a < b:
				fmt.Print("<")
			case a == b:
				fmt.Print("=")
			case a > b:
				fmt.Print(">")
			}
		}
		fmt.Println()
	}
	fmt.Println("a" <= "a", "b" >= "c", "Z" < "a", "10" < "9")
	s := ""
	for i := range 5 {
		s += string(rune('a'+i)) + ","
	}
	fmt.Println(s, len(s))
	t := s
	s += "more"
	fmt.Println(t == s, t, s[:len(t)] == t)
	fmt.Println("x"+"y" == "xy", min("b", "a", "c"), max("b", "a"))
	switch s[0] {
	case 'a', 'b':
		fmt.Println("starts with a or b")
	}
}
