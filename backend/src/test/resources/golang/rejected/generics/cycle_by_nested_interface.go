package main

func f[T any](n int) { f[interface{ m() interface{ n(T) } }](n) }

func main() {}
