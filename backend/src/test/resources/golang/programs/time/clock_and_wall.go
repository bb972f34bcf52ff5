package main

import (
	"fmt"
	"strings"
	"time"
)

func read(t time.Time) bool { return strings.Contains(t.String(), " m=") }

func main() {
	now := time.Now()
	fmt.Println(read(now), read(now.Round(0)), read(now.Truncate(0)), read(now.UTC()), read(now.In(time.UTC)), read(now.Local()))
	fmt.Println(read(now.Add(time.Hour)), read(now.Add(-50*time.Hour)), read(now.Add(200*365*24*time.Hour)), read(now.Add(1<<63-1)))
	fmt.Println(read(now.AddDate(0, 0, 1)), read(<-time.After(time.Millisecond)), now.Location())
	fmt.Println(now == now.Round(0), now.Equal(now.Round(0)), now.Compare(now.UTC()), now.Sub(now.Round(0)))
	fmt.Println(now.IsZero(), now.Before(now.Round(0)), now.After(now.UTC()))
	later := now.Add(90 * time.Minute)
	fmt.Println(later.Sub(now), later.Round(0).Sub(now), now.Sub(later.UTC()), later.After(now), later.UTC().Before(now))
	fmt.Println(now.Add(-time.Hour).Equal(now.Round(0).Add(-time.Hour)))
	fmt.Println(now.Sub(time.Time{}), time.Time{}.Sub(now), time.Since(time.Time{}), time.Until(time.Time{}))
	far := now.Add(1<<63 - 1)
	fmt.Println(far.Sub(now), far.Add(1<<63-1).Sub(now), now.Sub(far.Add(1<<63-1)))
	begin := time.Now()
	time.Sleep(20 * time.Millisecond)
	passed := time.Since(begin)
	fmt.Println(passed >= 20*time.Millisecond, time.Until(begin) < 0, begin.Before(time.Now()))
	var ticks []time.Time
	ticker := time.NewTicker(2 * time.Millisecond)
	for range 3 {
		ticks = append(ticks, <-ticker.C)
	}
	fmt.Println(ticks[0].Before(ticks[1]), ticks[2].Sub(ticks[0]) > time.Millisecond, ticks[0].Location(), ticks[0].IsZero())
}
