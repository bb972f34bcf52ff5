// Dates in UTC: parts, arithmetic, formatting and parsing.
package main

import (
	"fmt"
	"time"
)

func main() {
	t := time.Date(2024, time.February, 29, 13, 4, 5, 678_000_000, time.UTC)
	fmt.Println(t)
	fmt.Println(t.Year(), t.Month(), t.Day(), t.Weekday(), t.YearDay(), t.Hour(), t.Minute(), t.Second(), t.Nanosecond())
	fmt.Println(t.Unix(), t.UnixMilli(), t.Location())
	for _, layout := range []string{time.RFC3339, time.RFC3339Nano, time.RFC1123, time.ANSIC, time.Kitchen, time.DateTime,
		time.DateOnly, time.TimeOnly, time.Stamp, time.StampMilli, "Mon Jan _2 2006", "02/01/06 3:04PM", "Monday, January 2", "15h04 .000", "20060102T150405Z0700"} {
		fmt.Println(t.Format(layout))
	}
	fmt.Println(t.AddDate(1, 0, 0).Format(time.DateOnly), t.AddDate(0, 1, -28).Format(time.DateOnly), t.Add(36*time.Hour).Format(time.DateTime))
	u := time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC)
	fmt.Println(u.Sub(t), u.After(t), u.Compare(t), t.Truncate(time.Hour).Format(time.TimeOnly), t.Round(time.Minute).Format(time.TimeOnly))
	fmt.Println(time.Date(2023, 14, 35, 25, 61, 0, 0, time.UTC).Format(time.DateTime))
	p, err := time.Parse(time.RFC3339, "2021-12-31T23:59:59Z")
	fmt.Println(p, err)
	p, err = time.Parse("2006-01-02 15:04", "1999-05-06 07:08")
	fmt.Println(p, err)
	_, err = time.Parse(time.DateOnly, "2021-13-01")
	fmt.Println(err)
	_, err = time.Parse(time.DateOnly, "hello")
	fmt.Println(err)
	fmt.Println(time.Unix(0, 0).UTC(), time.UnixMilli(1_700_000_000_123).UTC())
	fmt.Println(time.Time{}, time.March, time.Saturday, time.Month(13), time.Weekday(8))
	y, w := t.ISOWeek()
	fmt.Println(y, w)
}
