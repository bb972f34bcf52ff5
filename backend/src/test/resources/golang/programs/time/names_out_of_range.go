package main

import (
	"fmt"
	"time"
)

func main() {
	fmt.Println(time.Month(0), time.Month(13), time.Month(-1), time.Month(12))
	fmt.Println(time.Weekday(7), time.Weekday(-1), time.Weekday(-1<<63), time.Weekday(6))
}
