package main

import (
	"fmt"
	"time"
)

type source uint64

func (s *source) next() uint64 {
	*s = *s*6364136223846793005 + 1442695040888963407
	return uint64(*s) ^ uint64(*s)>>29
}

func main() {
	var s source = 42
	zones := []*time.Location{time.UTC, time.FixedZone("EST", -5*3600), time.FixedZone("", 5*3600+45*60), time.FixedZone("odd", 3723)}
	last := time.Time{}
	for i := range 400 {
		loc := zones[s.next()%4]
		var t time.Time
		switch i % 4 {
		case 0:
			t = time.Unix(int64(s.next())>>(s.next()%40), int64(s.next())>>(s.next()%60)).In(loc)
		case 1:
			t = time.Date(int(s.next()%4000), time.Month(s.next()%15), int(s.next()%40), int(s.next()%30), int(s.next()%70), int(s.next()%70), int(s.next()%2e9), loc)
		case 2:
			t = time.Date(int(int32(s.next())), time.Month(int16(s.next())), int(int32(s.next())), int(int32(s.next())), int(int32(s.next())), int(int32(s.next())), int(int64(s.next())), loc)
		default:
			t = last.AddDate(int(s.next()%2000)-1000, int(s.next()%50)-25, int(s.next()%5000)-2500).In(loc)
		}
		d := time.Duration(s.next() >> (s.next() % 63))
		year, week := t.ISOWeek()
		fmt.Println(t, t.Unix(), t.UnixNano(), t.YearDay(), t.Weekday(), year, week, t.Format(time.RFC850), t.Format(time.RFC3339Nano), t.Format("Z070000 Z07:00:00 -070000 Z07 Monde Janus .99 5.00"))
		fmt.Println(t.Sub(last), t.Compare(last), d, t.Add(d), t.Add(-d), t.Truncate(d), t.Round(d), t.Truncate(time.Minute).Unix(), t.UnixMilli(), t.UnixMicro())
		fmt.Printf("%#v\n", t)
		if back, err := time.Parse(time.RFC3339Nano, t.Format(time.RFC3339Nano)); err != nil {
			fmt.Println(err)
		} else {
			fmt.Println(back.Equal(t), back)
		}
		last = t
	}
}
