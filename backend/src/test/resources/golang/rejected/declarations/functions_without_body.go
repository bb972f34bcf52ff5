package main

func nobody(a int) int

func init()

func main()

type T struct{}

func (T) m()

func f3(x int) (x string) { return }

func f4() (a, a int) { return }

func (t T) m2(t int) {}
