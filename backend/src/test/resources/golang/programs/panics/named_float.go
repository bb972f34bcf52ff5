package main

type Ratio float64

func main() {
	panic(Ratio(0.5))
}
