package main

import (
	"errors"
	"fmt"
	"time"
)

func try(layout, value string) {
	t, err := time.Parse(layout, value)
	var parse *time.ParseError
	if errors.As(err, &parse) {
		fmt.Printf("%v | %q %q %q %q %q\n", err, parse.Layout, parse.Value, parse.LayoutElem, parse.ValueElem, parse.Message)
		return
	}
	fmt.Println(t, t.Location(), t.Hour(), t.Nanosecond(), err)
}

func main() {
	values := []string{
		"", "3:04PM", "12:00AM", "12:30PM", "13:00PM", "0:00AM", "3:4PM", "03:04pm", "3:60PM", "3:04XM",
		"Mon Jan _2 15:04:05 2006", "Mon Jan  2 15:04:05 2006", "mon jAN 02 15:04:05 0000", "Tue Feb 30 01:02:03 2024",
		"Mon Jan  2 15:04:05 PST 2006", "Mon Jan  2 15:04:05 GMT+3 2006", "Mon Jan  2 15:04:05 UTC 2006", "Mon Jan  2 15:04:05 Abc 2006",
		"Monday, 02-Jan-06 15:04:05 MST", "Sunday, 29-Feb-00 15:04:05 WITA", "Sunday, 29-Feb-69 15:04:05 ChST", "Monday, 02-Jan-68 15:04:05 +03",
		"2006-01-02T15:04:05Z", "2006-01-02T15:04:05.999Z", "2006-01-02T15:04:05+07:00", "2006-01-02T15:04:05,5-07:00", "2006-01-02T15:04:05+25:00", "2006-01-02T15:04:05+00:61",
		"2006-01-02T15:04:05+00:00", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "1600-02-29T12:00:00Z", "1700-02-29T12:00:00Z", "2006-13-02T15:04:05Z", "2006-00-02T15:04:05Z",
		"2006-1-2T15:04:05Z", "2006-01-02T24:04:05Z", "2006-01-02T15:60:05Z", "2006-01-02T15:04:60Z", "2006-01-02T15:04:05Zjunk", "2006-01-02 15:04:05", "2006-01-02", "15:04:05", "15:04:05.123456789123", "15:04:05.",
		"2006-001", "2004-366", "2006-366", "2006-060", "2004-060", "2004-061", "2006-1", "2006-  1", "2006- 12", "20061", "Jan _2 15:04:05", "Jan  2 15:04:05.000", "Feb 29 00:00:00.000001",
		"02 Jan 06 15:04 -0700", "02 Jan 06 15:04 0700", "Mon, 02 Jan 2006 15:04:05 -0730", "Mon, 32 Jan 2006 15:04:05 MST", "\"quoted\\\"", "\x01é",
	}
	layouts := []string{
		time.Kitchen, time.ANSIC, time.UnixDate, time.RFC850, time.RFC3339, time.RFC3339Nano, time.DateTime, time.DateOnly, time.TimeOnly,
		"2006-002", "2006-__2", "2006-002 01 02", "20061", "15:04:05.000", "15:04:05,999", time.Stamp, time.StampMilli, time.StampMicro, time.RFC822Z, time.RFC1123Z, time.RFC1123, "", "3pm 2", "2006-01-02T15:04:05Z070000",
	}
	for _, layout := range layouts {
		for _, value := range values {
			try(layout, value)
		}
	}
	try("2006-002 01 02", "2004-061 03 01")
	try("2006-002 01 02", "2004-061 03 02")
	try("2006-002 01 02", "2004-061 02 29")
	east := time.FixedZone("EAST", 3*3600)
	for _, value := range []string{"02 Jan 06 15:04 EAST", "02 Jan 06 15:04 UTC", "02 Jan 06 15:04 CET", "02 Jan 06 15:04 GMT-4"} {
		t, err := time.ParseInLocation(time.RFC822, value, east)
		fmt.Println(t, t.Location(), err)
	}
	t, err := time.ParseInLocation(time.RFC3339, "0000-01-01T00:00:00+03:00", east)
	fmt.Println(t, t.Location(), err)
	t, err = time.ParseInLocation(time.DateTime, "1234-05-06 07:08:09.5", east)
	fmt.Println(t, t.UTC(), err)
}
