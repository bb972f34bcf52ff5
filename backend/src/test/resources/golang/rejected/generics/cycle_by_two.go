package main

func f[T any](n int) { g[interface{ m(T) }](n) }
func g[U any](n int) { f[U](n) }

func main() {}
