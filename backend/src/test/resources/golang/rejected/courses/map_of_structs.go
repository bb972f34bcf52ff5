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
	counts := map[string]int
	counts["a"]++
	delete(students, 5)
	students.Add("x")
	keys := students.keys()
	var first Student = students[0]
	if v, ok := students["ann"]; !ok {
	}
	if students["ann"] == students["bob"] {
	}
}
