package main

func f[T, U any](n int) { f[U, interface{ m(T) }](n) }

func main() {}
