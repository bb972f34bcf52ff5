// Strings, byte slices, runes and booleans.
package main

import "fmt"

func main() {
	s := "héllo\t\"世界\""
	for _, f := range []string{"%v", "%s", "%q", "%+q", "%#q", "%x", "%X", "% x", "%#x", "%# x", "%.3s", "%12.4s|", "%-12.4s|", "%20s|", "%-20s|", "%020s|", "%.2q", "%.3x"} {
		fmt.Printf("%-8q", f)
		fmt.Printf(f+" "+f+"\n", s, []byte("go\t"))
	}
	fmt.Printf("%s %v %d %x %q\n", []string{"a", "b c"}, []string{"a", "b c"}, []byte("ab"), []string{"ab", "c"}, []string{"x", "y\n"})
	fmt.Printf("%v %s %q %c %U\n", []rune("世界"), string([]rune("世界")), []rune("世界"), []rune("世界"), []rune("世"))
	fmt.Printf("%t %v %5t|%-7t|%q\n", true, false, true, false, 'x')
	fmt.Printf("%#v %#v %#v %#v\n", "tab\t", 'x', []byte("hi"), true)
	fmt.Printf("%q %q %+q %#q\n", "", "back`tick", "ü", "back`tick")
	fmt.Printf("%5s|%-5s|%5.1s|%.0s|\n", "абв", "абв", "абв", "абв")
	fmt.Printf("%*d|%-*d|%.*f|%*s|\n", 5, 42, 5, 42, 2, 3.14159, -6, "ab")
	fmt.Printf("%q|%+q|%x\n", "bad\xffutf", "bad\xffutf", "bad\xffutf")
	fmt.Printf("%v %v\n", [3]byte{1, 2, 3}, [3]bool{true})
	fmt.Printf("%s %x %X\n", [3]byte{65, 66, 67}, [3]byte{65, 66, 67}, "hello")
	type name string
	fmt.Printf("%v %q %T %#v\n", name("ann"), name("ann"), name("ann"), name("ann"))
}
