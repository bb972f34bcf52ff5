package main

func inc(p *int) { *p++ }

func main() {
	inc(5)
}
