package main

import (
	"fmt"
	"time"
)

type Timeout time.Duration

func main() {
	ds := []time.Duration{0, 1, 999, 1500, 1500 * time.Microsecond, 1500 * time.Millisecond, 90 * time.Second, 3*time.Hour + 25*time.Minute + 45*time.Second, -time.Minute, 100 * time.Hour, time.Hour + time.Nanosecond}
	for _, d := range ds {
		fmt.Print(d, " ")
	}
	fmt.Println()
	d := 90*time.Minute + 30*time.Second + 5*time.Millisecond
	fmt.Println(d.Hours(), d.Minutes(), d.Seconds(), d.Milliseconds(), d.Nanoseconds())
	fmt.Println(d.Round(time.Minute), d.Truncate(time.Hour), d/2, d*2, d%time.Hour, -d)
	n := 5
	fmt.Println(time.Duration(n)*time.Second, time.Duration(float64(n)*0.5*float64(time.Second)))
	fmt.Println(time.Second > time.Millisecond, time.Second == 1000*time.Millisecond, int(time.Millisecond), int64(time.Second/time.Millisecond))
	p, err := time.ParseDuration("1h15m30.5s")
	fmt.Println(p, err)
	_, err = time.ParseDuration("5 minutes")
	fmt.Println(err)
	fmt.Printf("%v %d %s %T %.1f\n", p, time.Microsecond, time.Second, p, p.Hours())
	fmt.Println(Timeout(5), d.String() == fmt.Sprint(d), (2 * time.Second).Abs())
	start := time.Now()
	time.Sleep(2 * time.Millisecond)
	elapsed := time.Since(start)
	fmt.Println(elapsed >= 2*time.Millisecond, elapsed < 10*time.Second, time.Now().After(start), start.Before(time.Now()))
	later := start.Add(time.Hour)
	fmt.Println(later.Sub(start), later.Equal(start.Add(60*time.Minute)), start.IsZero(), time.Time{}.IsZero())
}
