package main

func main() {
	fmt.Println("hi")
	s := strings.ToUpper("x")
	os.Exit(len(s))
}
