// Numbers pass through four stages, by channels without a buffer.
package main

func stage(in <-chan int) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			out <- v + 1
		}
		close(out)
	}()
	return out
}

func main() {
	source := make(chan int)
	var last <-chan int = source
	for range 4 {
		last = stage(last)
	}
	go func() {
		for i := range 1000 {
			source <- i
		}
		close(source)
	}()
	for range last {
	}
}
