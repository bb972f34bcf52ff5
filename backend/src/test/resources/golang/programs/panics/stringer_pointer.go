package main

import "fmt"

type job struct{ id int }

func (j *job) String() string { return fmt.Sprint("job at ", j.id) }

func main() {
	j := &job{3}
	fmt.Println(j)
	panic(j)
}
