package main

import "fmt"

func main() {
outer:
	for i := range 4 {
		for j := range 4 {
			if j == 2 {
				continue outer
			}
			if i == 2 {
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
loop:
	for i := 0; ; i++ {
		switch {
		case i == 1:
			continue loop
		case i == 4:
			break loop
		}
		fmt.Print(i, " ")
	}
	fmt.Println()
sw:
	switch x := 1; x {
	case 1:
		for {
			break sw
		}
		fmt.Println("unreached")
	}
	i := 0
again:
	if i < 3 {
		fmt.Print("goto", i, " ")
		i++
		goto again
	}
	fmt.Println()
	for i := range 3 {
		if i == 1 {
			goto done
		}
	}
	fmt.Println("unreached")
done:
	fmt.Println("done")
	ch := make(chan int, 1)
sel:
	for {
		select {
		case ch <- 1:
			fmt.Println("sent")
		case v := <-ch:
			fmt.Println("got", v)
			break sel
		}
	}
r:
	for _, s := range []string{"a", "b"} {
		func() {
			for {
				break
			}
		}()
		for range 2 {
			fmt.Print(s)
			continue r
		}
	}
	fmt.Println()
	goto end
end:
}
