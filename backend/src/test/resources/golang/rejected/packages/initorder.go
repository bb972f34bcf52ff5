package main

import "fmt"

var a = b
var b = c()

func c() int { return a }

type T struct{ f func() }

var t = T{g}

func g() { fmt.Println(t) }

var x int = x

func main() {}
