// Channels of arrays, slices, maps, pointers, interfaces, errors and empty structs.
package main

import (
	"errors"
	"fmt"
)

type shape interface{ area() float64 }
type rect struct{ w, h float64 }
type circle struct{ r float64 }

func (r rect) area() float64    { return r.w * r.h }
func (c *circle) area() float64 { return 3 * c.r * c.r }

func main() {
	arrays := make(chan [3]int, 1)
	a := [3]int{1, 2, 3}
	arrays <- a
	a[0] = 9
	fmt.Println(<-arrays, a)

	slices := make(chan []int, 1)
	s := []int{1, 2, 3}
	slices <- s
	s[0] = 9
	fmt.Println(<-slices)

	maps := make(chan map[string]int, 1)
	maps <- map[string]int{"x": 1}
	m := <-maps
	m["y"] = 2
	fmt.Println(m)

	shapes := make(chan shape, 3)
	shapes <- rect{2, 3}
	shapes <- &circle{2}
	shapes <- nil
	close(shapes)
	for sh := range shapes {
		switch v := sh.(type) {
		case nil:
			fmt.Println("nil shape")
		case rect:
			fmt.Println("rect", v.w, v.area())
		default:
			fmt.Printf("%T %v\n", v, v.area())
		}
	}
	errs := make(chan error, 2)
	errs <- nil
	errs <- errors.New("bad")
	fmt.Println(<-errs, <-errs)
	done := make(chan struct{}, 1)
	done <- struct{}{}
	fmt.Println(<-done, len(done))
	pointers := make(chan *int, 1)
	x := 5
	pointers <- &x
	*<-pointers += 2
	fmt.Println(x)
	anys := make(chan any, 4)
	anys <- 1
	anys <- "s"
	anys <- 2.5
	anys <- []byte("hi")
	for range 4 {
		fmt.Printf("%v ", <-anys)
	}
	fmt.Println()
}
