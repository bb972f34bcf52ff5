package main

func f[T any](n int) { f[func() (T, error)](n) }

func main() {}
