package main

import "fmt"

type job struct {
	id   int
	name string
}

func (j job) String() string { return fmt.Sprintf("job %d (%s)", j.id, j.name) }

func main() {
	panic(job{7, "copy"})
}
