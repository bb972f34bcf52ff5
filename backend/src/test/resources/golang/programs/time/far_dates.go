package main

import (
	"fmt"
	"time"
)

func show(t time.Time) {
	year, week := t.ISOWeek()
	fmt.Println(t, t.Unix(), t.UnixMilli(), t.UnixNano(), t.YearDay(), t.Weekday(), year, week, t.IsZero())
	fmt.Println(t.Format(time.RFC1123Z), t.Format("06 _2006 1/2 __2 002 3:04PM .000000 pm"), t.Truncate(7*time.Hour), t.Round(24*time.Hour))
}

func main() {
	var zero time.Time
	dates := []time.Time{
		zero,
		time.Date(1600, 1, 1, 0, 0, 0, 0, time.UTC),
		time.Date(1677, 9, 21, 0, 12, 43, 145224192, time.UTC),
		time.Date(1717, 12, 31, 23, 59, 59, 999999999, time.UTC),
		time.Date(1969, 12, 31, 23, 59, 59, 999999999, time.UTC),
		time.Date(2009, 11, 10, 23, 0, 0, 0, time.UTC),
		time.Date(2262, 4, 11, 23, 47, 16, 854775807, time.UTC),
		time.Date(2302, 2, 29, 24, 60, 60, 1e9, time.UTC),
		time.Date(3000, 1, 1, 0, 0, 0, 0, time.UTC),
		time.Date(0, 0, 0, 0, 0, 0, 0, time.UTC),
		time.Date(-1, 2, 29, 1, 2, 3, 4, time.UTC),
		time.Date(-4713, 11, 24, 12, 0, 0, 0, time.UTC),
		time.Date(12345, 13, -40, -7, 99, -1, -1, time.UTC),
		time.Date(1e6, 1, 1, 0, 0, 0, 0, time.FixedZone("FAR", -3*3600-1800)),
		time.Unix(1<<62, 5).UTC(),
		time.Unix(-1<<62, -5).UTC(),
		time.Unix(1<<63-1, 0).UTC(),
		time.UnixMilli(-1 << 63).UTC(),
		time.UnixMicro(1<<63 - 1).UTC(),
		time.Date(292277022399, 12, 31, 23, 59, 59, 0, time.UTC),
	}
	for _, t := range dates {
		show(t)
	}
	for i, t := range dates {
		for _, u := range dates[i:] {
			fmt.Println(t.Sub(u), u.Sub(t), t.Before(u), t.After(u), t.Equal(u), t.Compare(u), t == u)
		}
	}
	for _, t := range dates {
		for _, d := range []time.Duration{1, -1, time.Hour, 1<<63 - 1, -1 << 63, 25 * 365 * 24 * time.Hour} {
			fmt.Println(t.Add(d), t.Add(d).Sub(t) == d, t.Truncate(d), t.Round(d))
		}
		fmt.Println(t.AddDate(1, 1, 1), t.AddDate(-500, -7, 1000), t.AddDate(0, 0, -800000))
	}
	fmt.Println(zero.Add(time.Second).IsZero(), time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC) == zero)
	fmt.Println(time.Unix(0, 0) == time.Unix(0, 0).UTC(), time.Unix(0, 0).Equal(time.Unix(0, 0).UTC()))
	fmt.Printf("%#v %#v %v\n", zero, time.Unix(3, 4), time.Local == time.UTC)
	seen := map[time.Time]int{zero: 1}
	fmt.Println(seen[time.Time{}], seen[time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)], seen[time.Unix(0, 0)])
}
