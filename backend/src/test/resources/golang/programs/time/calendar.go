package main

import (
	"fmt"
	"time"
)

func main() {
	fmt.Println(time.Monday, time.Saturday+0, time.March, time.Month(12))
	date := time.Date(2024, time.February, 29, 13, 4, 5, 0, time.UTC)
	fmt.Println(date, date.Year(), date.Month(), date.Day(), date.Weekday(), date.Unix(), date.YearDay())
	fmt.Println(date.Format("2006-01-02 15:04:05"), date.Format(time.RFC3339), date.AddDate(1, 0, 0).Format("Jan 2, 2006"))
}
