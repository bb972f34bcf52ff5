package main

import "fmt"

type Student struct {
	name   string
	grades []int
}

func main() {
	students := map[string]Student{}
	students["ann"] = Student{name: "Ann"}
	students["ann"].grades = append(students["ann"].grades, 5)
	students["bob"].name = "Bob"
	grade := students["ann"].grades["math"]
	if students["cid"] == nil {
		fmt.Println("no cid")
	}
	for name, s, ok := range students {
	}
}
