// Two goroutines pass a value to and fro.
package main

func main() {
	there, back := make(chan int), make(chan int)
	go func() {
		for v := range there {
			back <- v
		}
		close(back)
	}()
	for i := range 2000 {
		there <- i
		<-back
	}
	close(there)
	<-back
}
