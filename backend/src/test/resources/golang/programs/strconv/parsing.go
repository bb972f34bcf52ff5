// Numbers, booleans and quoted strings from text, with the errors.
package main

import (
	"errors"
	"fmt"
	"strconv"
)

func main() {
	for _, s := range []string{"42", "-7", "+5", "", "12a", "9223372036854775808", " 1", "1_000", "0x10"} {
		n, err := strconv.Atoi(s)
		fmt.Println(n, err)
	}
	type in struct {
		s          string
		base, bits int
	}
	for _, v := range []in{{"ff", 16, 64}, {"0xff", 0, 64}, {"0b101", 0, 8}, {"0o17", 0, 8}, {"1_000", 0, 64}, {"128", 10, 8}, {"-129", 10, 8}, {"z", 36, 64}, {"8", 8, 64}, {"1", 1, 64}, {"1", 10, 65}} {
		n, err := strconv.ParseInt(v.s, v.base, v.bits)
		fmt.Println(n, err)
	}
	for _, s := range []string{"255", "256", "-1", "x"} {
		n, err := strconv.ParseUint(s, 10, 8)
		fmt.Println(n, err)
	}
	for _, s := range []string{"3.25", "1e3", "-.5", "inf", "-Inf", "NaN", "1e999", "1.2.3", "", "0x1p-2", "1_0.5"} {
		f, err := strconv.ParseFloat(s, 64)
		fmt.Println(f, err)
	}
	f32, err := strconv.ParseFloat("0.1", 32)
	fmt.Println(f32, err)
	for _, s := range []string{"true", "T", "1", "FALSE", "f", "yes"} {
		b, err := strconv.ParseBool(s)
		fmt.Println(b, err)
	}
	for _, s := range []string{`"a\tb"`, "`raw\\n`", `'x'`, `"\u4e16"`, `"unfinished`, `plain`} {
		u, err := strconv.Unquote(s)
		fmt.Printf("%q %v\n", u, err)
	}
	_, err = strconv.Atoi("bad")
	var ne *strconv.NumError
	fmt.Println(errors.As(err, &ne), ne.Func, ne.Num, ne.Err, errors.Is(err, strconv.ErrSyntax), errors.Is(err, strconv.ErrRange))
}
