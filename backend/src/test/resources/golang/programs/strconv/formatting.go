// Numbers to text, quoting and appending.
package main

import (
	"fmt"
	"math"
	"strconv"
)

func main() {
	fmt.Println(strconv.Itoa(-45), strconv.FormatInt(255, 2), strconv.FormatInt(-255, 16), strconv.FormatInt(35, 36), strconv.FormatUint(math.MaxUint64, 10))
	for _, f := range []float64{3.0, 0.1, 1e21, 123456789, 1e-7, -2.5, math.Pi, 5e-324, 0} {
		fmt.Println(strconv.FormatFloat(f, 'f', -1, 64), strconv.FormatFloat(f, 'e', 3, 64), strconv.FormatFloat(f, 'g', -1, 64),
			strconv.FormatFloat(f, 'f', 2, 64), strconv.FormatFloat(f, 'g', 4, 32), strconv.FormatFloat(f, 'E', -1, 32))
	}
	for _, f := range []float64{0.5, 1.5, 2.5, 0.125, 2.675, 1.005, 9.995, 999.5} {
		fmt.Print(strconv.FormatFloat(f, 'f', 0, 64), " ", strconv.FormatFloat(f, 'f', 2, 64), "; ")
	}
	fmt.Println()
	fmt.Println(strconv.FormatBool(true), strconv.Quote("hi\n\"there\"\x00é世\u200b"), strconv.QuoteToASCII("é世🙂"), strconv.QuoteRune('☺'), strconv.QuoteRune('\''))
	b := []byte("n=")
	b = strconv.AppendInt(b, -42, 10)
	b = append(b, ' ')
	b = strconv.AppendBool(b, false)
	b = append(b, ' ')
	b = strconv.AppendFloat(b, 1.5, 'f', 3, 64)
	b = append(b, ' ')
	b = strconv.AppendQuote(b, "q\t")
	b = strconv.AppendUint(b, 7, 2)
	fmt.Println(string(b))
	fmt.Println(strconv.IsPrint('a'), strconv.IsPrint('\n'), strconv.CanBackquote("a`b"), strconv.CanBackquote("ab"))
	fmt.Println(strconv.IntSize == 64)
}
