package main

func main(args []string) {}
