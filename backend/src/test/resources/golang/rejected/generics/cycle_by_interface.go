package main

func f[T any](n int) {
	if n > 0 {
		f[interface{ m(T) }](n - 1)
	}
}

func main() {}
