// Two selects in a row give one channel priority.
package main

import "fmt"

func main() {
	urgent, normal := make(chan string, 3), make(chan string, 3)
	for i := range 3 {
		urgent <- fmt.Sprint("urgent ", i)
		normal <- fmt.Sprint("normal ", i)
	}
	close(urgent)
	close(normal)
	for urgent != nil || normal != nil {
		select {
		case s, ok := <-urgent:
			if ok {
				fmt.Println(s)
			} else {
				urgent = nil
			}
			continue
		default:
		}
		select {
		case s, ok := <-urgent:
			if ok {
				fmt.Println(s)
			} else {
				urgent = nil
			}
		case s, ok := <-normal:
			if ok {
				fmt.Println(s)
			} else {
				normal = nil
			}
		}
	}
}
