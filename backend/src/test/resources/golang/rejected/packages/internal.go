package main

import "internal/abi"

func main() { println(abi.Name{}) }
