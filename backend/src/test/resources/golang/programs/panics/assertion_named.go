package main

import "fmt"

type Celsius float64
type Fahrenheit float64

func main() {
	var v any = Celsius(1)
	fmt.Println(v.(Fahrenheit))
}
