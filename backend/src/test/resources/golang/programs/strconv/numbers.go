package main

import (
	"fmt"
	"strconv"
)

func main() {
	for _, s := range []string{"42", "-7", "+5", "", "4x", "1e3", "99999999999999999999", " 1", "0x1f", "1_000", "-0"} {
		n, err := strconv.Atoi(s)
		fmt.Println(n, err)
	}
	fmt.Println(strconv.Itoa(-45), strconv.Itoa(0)+"!")
	fmt.Println(strconv.ParseInt("ff", 16, 64))
	fmt.Println(strconv.ParseInt("-1010", 2, 8))
	fmt.Println(strconv.ParseInt("300", 10, 8))
	fmt.Println(strconv.ParseInt("0x1f", 0, 64))
	fmt.Println(strconv.ParseInt("1_000", 0, 64))
	fmt.Println(strconv.ParseUint("-1", 10, 64))
	fmt.Println(strconv.ParseUint("18446744073709551615", 10, 64))
	for _, s := range []string{"3.14", "1e10", ".5", "abc", "inf", "-Inf", "nan", "1e400", "0x1p-2", "1.", ""} {
		f, err := strconv.ParseFloat(s, 64)
		fmt.Println(f, err)
	}
	for _, s := range []string{"true", "T", "1", "false", "F", "0", "yes", "TRUE", "tRUE"} {
		b, err := strconv.ParseBool(s)
		fmt.Println(b, err)
	}
	fmt.Println(strconv.FormatInt(255, 2), strconv.FormatInt(-255, 16), strconv.FormatInt(35, 36), strconv.FormatBool(true))
	fmt.Println(strconv.FormatFloat(3.14159, 'f', 2, 64), strconv.FormatFloat(1e21, 'g', -1, 64), strconv.FormatFloat(1.5, 'e', 3, 32), strconv.FormatFloat(100, 'f', -1, 64))
	fmt.Println(strconv.Quote("hi\n\"x\"é\x00"), strconv.QuoteRune('☺'), strconv.QuoteToASCII("é"))
	fmt.Println(strconv.Unquote(`"a\tb"`))
	fmt.Println(strconv.Unquote("bad"))
	fmt.Println(string(strconv.AppendInt([]byte("n="), 5, 10)))
}
