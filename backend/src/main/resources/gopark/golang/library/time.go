// Package time measures virtual time. The process begins at 23:00 on the tenth of November 2009, UTC.
package time

import (
	"errors"
	"strconv"
)

// A Duration is a span of time in nanoseconds.
type Duration int64

const (
	Nanosecond  Duration = 1
	Microsecond          = 1000 * Nanosecond
	Millisecond          = 1000 * Microsecond
	Second               = 1000 * Millisecond
	Minute               = 60 * Second
	Hour                 = 60 * Minute
)

const (
	minDuration Duration = -1 << 63
	maxDuration Duration = 1<<63 - 1
)

func now() int64
func sleep(ns int64)
func durationText(ns int64) string
func newTimer(ns, period int64) int
func timerChannel(timer int, sample any) <-chan Time
func afterFunc(ns int64, f func()) int
func stopTimer(timer int) bool
func resetTimer(timer int, ns int64) bool

func (d Duration) Nanoseconds() int64  { return int64(d) }
func (d Duration) Microseconds() int64 { return int64(d) / 1e3 }
func (d Duration) Milliseconds() int64 { return int64(d) / 1e6 }
func (d Duration) String() string      { return durationText(int64(d)) }

func (d Duration) Seconds() float64 { return float64(d/Second) + float64(d%Second)/1e9 }
func (d Duration) Minutes() float64 { return float64(d/Minute) + float64(d%Minute)/(60*1e9) }
func (d Duration) Hours() float64   { return float64(d/Hour) + float64(d%Hour)/(60*60*1e9) }

func (d Duration) Truncate(m Duration) Duration {
	if m <= 0 {
		return d
	}
	return d - d%m
}

func (d Duration) Round(m Duration) Duration {
	if m <= 0 {
		return d
	}
	r := d % m
	if d < 0 {
		r = -r
		if r+r < m {
			return d + r
		}
		if rounded := d - m + r; rounded < d {
			return rounded
		}
		return minDuration
	}
	if r+r < m {
		return d - r
	}
	if rounded := d + m - r; rounded > d {
		return rounded
	}
	return maxDuration
}

func (d Duration) Abs() Duration {
	switch {
	case d >= 0:
		return d
	case d == minDuration:
		return maxDuration
	default:
		return -d
	}
}

// Sleep lets so much time pass.
func Sleep(d Duration) { sleep(int64(d)) }

// A Timer tells once that its time has come: on its channel, or by calling a function.
type Timer struct {
	C      <-chan Time
	number int
}

func NewTimer(d Duration) *Timer {
	t := &Timer{number: newTimer(int64(d), 0)}
	t.C = timerChannel(t.number, Time{})
	return t
}

// AfterFunc calls f in its own goroutine after a while.
func AfterFunc(d Duration, f func()) *Timer {
	return &Timer{number: afterFunc(int64(d), f)}
}

func After(d Duration) <-chan Time { return NewTimer(d).C }

func (t *Timer) Stop() bool {
	if t.number == 0 {
		panic("time: Stop called on uninitialized Timer")
	}
	return stopTimer(t.number)
}

func (t *Timer) Reset(d Duration) bool {
	if t.number == 0 {
		panic("time: Reset called on uninitialized Timer")
	}
	return resetTimer(t.number, int64(d))
}

// A Ticker tells the time again and again.
type Ticker struct {
	C      <-chan Time
	number int
}

func NewTicker(d Duration) *Ticker {
	if d <= 0 {
		panic("non-positive interval for NewTicker")
	}
	t := &Ticker{number: newTimer(int64(d), int64(d))}
	t.C = timerChannel(t.number, Time{})
	return t
}

func Tick(d Duration) <-chan Time {
	if d <= 0 {
		return nil
	}
	return NewTicker(d).C
}

func (t *Ticker) Stop() {
	if t.number != 0 {
		stopTimer(t.number)
	}
}

func (t *Ticker) Reset(d Duration) {
	if d <= 0 {
		panic("non-positive interval for Ticker.Reset")
	}
	if t.number == 0 {
		panic("time: Reset called on uninitialized Ticker")
	}
	resetTimer(t.number, int64(d))
}

type unit struct {
	name string
	ns   int64
}

var units = []unit{
	{"ns", 1}, {"us", 1e3}, {"µs", 1e3}, {"μs", 1e3}, {"ms", 1e6}, {"s", 1e9}, {"m", 60e9}, {"h", 3600e9},
}

// ParseDuration reads texts such as 1h15m30.5s.
func ParseDuration(s string) (Duration, error) {
	original := s
	negative := false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		negative = s[0] == '-'
		s = s[1:]
	}
	if s == "0" {
		return 0, nil
	}
	if s == "" {
		return 0, errors.New("time: invalid duration " + strconv.Quote(original))
	}
	var total float64
	var exact int64
	for s != "" {
		whole, digits, scale := int64(0), 0, 1.0
		fraction := int64(0)
		for s != "" && '0' <= s[0] && s[0] <= '9' {
			whole = whole*10 + int64(s[0]-'0')
			s = s[1:]
			digits++
		}
		if s != "" && s[0] == '.' {
			s = s[1:]
			for s != "" && '0' <= s[0] && s[0] <= '9' {
				fraction = fraction*10 + int64(s[0]-'0')
				scale *= 10
				s = s[1:]
				digits++
			}
		}
		if digits == 0 {
			return 0, errors.New("time: invalid duration " + strconv.Quote(original))
		}
		end := 0
		for end < len(s) && s[end] != '.' && (s[end] < '0' || s[end] > '9') {
			end++
		}
		if end == 0 {
			return 0, errors.New("time: missing unit in duration " + strconv.Quote(original))
		}
		ns := nsOf(s[:end])
		if ns == 0 {
			return 0, errors.New("time: unknown unit " + strconv.Quote(s[:end]) + " in duration " + strconv.Quote(original))
		}
		s = s[end:]
		exact += whole*ns + int64(float64(fraction)*(float64(ns)/scale))
		total += float64(whole) * float64(ns)
		if total > float64(maxDuration) {
			return 0, errors.New("time: invalid duration " + strconv.Quote(original))
		}
	}
	if negative {
		exact = -exact
	}
	return Duration(exact), nil
}

func nsOf(name string) int64 {
	for _, u := range units {
		if u.name == name {
			return u.ns
		}
	}
	return 0
}

// A Month is one of the twelve.
type Month int

const (
	January Month = 1 + iota
	February
	March
	April
	May
	June
	July
	August
	September
	October
	November
	December
)

var monthNames = []string{
	"January", "February", "March", "April", "May", "June",
	"July", "August", "September", "October", "November", "December",
}

func (m Month) String() string {
	if January <= m && m <= December {
		return monthNames[m-1]
	}
	return "%!Month(" + digits(int(m), 1) + ")"
}

// A Weekday is one of the seven.
type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
	Wednesday
	Thursday
	Friday
	Saturday
)

var dayNames = []string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}

func (d Weekday) String() string {
	if Sunday <= d && d <= Saturday {
		return dayNames[d]
	}
	return "%!Weekday(" + digits(int(d), 1) + ")"
}

// A Location is a time zone; there are only zones of a fixed distance here.
type Location struct {
	name   string
	offset int
}

func (l *Location) String() string {
	if l == nil {
		return "UTC"
	}
	return l.name
}

var (
	UTC   *Location = &Location{name: "UTC"}
	Local *Location = UTC
)

func FixedZone(name string, offset int) *Location { return &Location{name, offset} }

// LoadLocation knows only UTC.
func LoadLocation(name string) (*Location, error) {
	if name == "" || name == "UTC" || name == "Local" {
		return UTC, nil
	}
	return nil, errors.New("unknown time zone " + name)
}

// A Time is a moment. It counts from the beginning of the process, so that what a timer sends is one;
// the very beginning stands for the first day of the calendar, which is the zero Time.
type Time struct {
	ns   int64
	loc  *Location
	mono bool
}

const (
	startUnix   = 1257894000
	yearOneUnix = -62135596800
	day         = 86400
)

func at(sec, ns int64, loc *Location) Time {
	sec += ns / 1e9
	ns %= 1e9
	if ns < 0 {
		ns += 1e9
		sec--
	}
	if sec == yearOneUnix && ns == 0 {
		return Time{loc: loc}
	}
	return Time{ns: (sec-startUnix)*1e9 + ns, loc: loc}
}

func (t Time) split() (sec, ns int64) {
	if t.ns == 0 {
		return yearOneUnix, 0
	}
	ns = t.ns % 1e9
	sec = t.ns/1e9 + startUnix
	if ns < 0 {
		ns += 1e9
		sec--
	}
	return sec, ns
}

// Now is the moment on the clock of the simulation.
func Now() Time { return Time{ns: now(), mono: true} }

func Since(t Time) Duration { return Now().Sub(t) }
func Until(t Time) Duration { return t.Sub(Now()) }

func Unix(sec, nsec int64) Time      { return at(sec, nsec, Local) }
func UnixMilli(msec int64) Time      { return at(msec/1e3, msec%1e3*1e6, Local) }
func UnixMicro(usec int64) Time      { return at(usec/1e6, usec%1e6*1e3, Local) }
func (t Time) IsZero() bool          { return t.ns == 0 }
func (t Time) After(u Time) bool     { return t.Compare(u) > 0 }
func (t Time) Before(u Time) bool    { return t.Compare(u) < 0 }
func (t Time) Equal(u Time) bool     { return t.ns == u.ns }
func (t Time) Location() *Location   { return t.zone() }
func (t Time) UTC() Time             { return Time{ns: t.ns, loc: UTC} }
func (t Time) Local() Time           { return Time{ns: t.ns, loc: Local} }
func (t Time) In(loc *Location) Time { return Time{ns: t.ns, loc: loc} }
func (t Time) Unix() int64           { sec, _ := t.split(); return sec }
func (t Time) UnixNano() int64       { sec, ns := t.split(); return sec*1e9 + ns }
func (t Time) UnixMilli() int64      { sec, ns := t.split(); return sec*1e3 + ns/1e6 }
func (t Time) UnixMicro() int64      { sec, ns := t.split(); return sec*1e6 + ns/1e3 }
func (t Time) Nanosecond() int       { _, ns := t.split(); return int(ns) }
func (t Time) zone() *Location {
	if t.loc == nil {
		return UTC
	}
	return t.loc
}

func (t Time) Compare(u Time) int {
	switch {
	case t.ns == u.ns:
		return 0
	case u.ns == 0:
		return 1
	case t.ns == 0 || t.ns < u.ns:
		return -1
	}
	return 1
}

func (t Time) Add(d Duration) Time {
	if t.ns == 0 {
		sec, ns := t.split()
		return at(sec+int64(d)/1e9, ns+int64(d)%1e9, t.loc)
	}
	t.ns += int64(d)
	return t
}

func (t Time) Sub(u Time) Duration {
	if (t.ns == 0) != (u.ns == 0) {
		if t.ns == 0 {
			return minDuration
		}
		return maxDuration
	}
	return Duration(t.ns - u.ns)
}

func (t Time) AddDate(years, months, days int) Time {
	year, month, d := t.Date()
	hour, min, sec := t.Clock()
	return Date(year+years, month+Month(months), d+days, hour, min, sec, t.Nanosecond(), t.zone())
}

func (t Time) Truncate(d Duration) Time {
	if d <= 0 {
		return t
	}
	sec, ns := t.split()
	sec -= yearOneUnix
	past := t.ns % int64(d)
	switch {
	case d%Second == 0:
		past = sec%int64(d/Second)*1e9 + ns
	case Second%d == 0:
		past = ns % int64(d)
	}
	return Time{ns: t.ns - past, loc: t.loc}
}

func (t Time) Round(d Duration) Time {
	if d <= 0 {
		return Time{ns: t.ns, loc: t.loc}
	}
	down := t.Truncate(d)
	if past := Duration(t.ns - down.ns); past+past < d {
		return down
	}
	return down.Add(d)
}

// Date is the moment of a date, which need not be normal: the 32nd of a month is in the next.
func Date(year int, month Month, d, hour, min, sec, nsec int, loc *Location) Time {
	if loc == nil {
		panic("time: missing Location in call to Date")
	}
	m := int(month) - 1
	year += m / 12
	m %= 12
	if m < 0 {
		m += 12
		year--
	}
	days := daysBefore(year, m+1) + int64(d) - 1
	return at(days*day+int64(hour)*3600+int64(min)*60+int64(sec)-int64(loc.offset), int64(nsec), loc)
}

// daysBefore counts the days from 1970 to the first of a month.
func daysBefore(year, month int) int64 {
	y := int64(year)
	if month <= 2 {
		y--
	}
	era := y / 400
	if y < 0 {
		era = (y - 399) / 400
	}
	yoe := y - era*400
	shifted := (month + 9) % 12
	doy := (153*int64(shifted) + 2) / 5
	return era*146097 + yoe*365 + yoe/4 - yoe/100 + doy - 719468
}

// days is the day since 1970, and the seconds of it.
func (t Time) days() (days, seconds int64) {
	sec, _ := t.split()
	sec += int64(t.zone().offset)
	days = sec / day
	seconds = sec % day
	if seconds < 0 {
		seconds += day
		days--
	}
	return days, seconds
}

func (t Time) Date() (year int, month Month, d int) {
	days, _ := t.days()
	z := days + 719468
	era := z / 146097
	if z < 0 {
		era = (z - 146096) / 146097
	}
	doe := z - era*146097
	yoe := (doe - doe/1460 + doe/36524 - doe/146096) / 365
	doy := doe - (365*yoe + yoe/4 - yoe/100)
	shifted := (5*doy + 2) / 153
	d = int(doy - (153*shifted+2)/5 + 1)
	month = Month((shifted+2)%12 + 1)
	year = int(yoe + era*400)
	if month <= 2 {
		year++
	}
	return year, month, d
}

func (t Time) Clock() (hour, min, sec int) {
	_, s := t.days()
	return int(s / 3600), int(s / 60 % 60), int(s % 60)
}

func (t Time) Year() int    { y, _, _ := t.Date(); return y }
func (t Time) Month() Month { _, m, _ := t.Date(); return m }
func (t Time) Day() int     { _, _, d := t.Date(); return d }
func (t Time) Hour() int    { h, _, _ := t.Clock(); return h }
func (t Time) Minute() int  { _, m, _ := t.Clock(); return m }
func (t Time) Second() int  { _, _, s := t.Clock(); return s }

func (t Time) YearDay() int {
	year, _, _ := t.Date()
	days, _ := t.days()
	return int(days-daysBefore(year, 1)) + 1
}

// ISOWeek counts weeks from Monday; the first is that of the year's first Thursday.
func (t Time) ISOWeek() (year, week int) {
	days, _ := t.days()
	thursday := days - (days+3)%7 + 3
	middle := at(thursday*day, 0, UTC)
	return middle.Year(), (middle.YearDay()-1)/7 + 1
}

func (t Time) Weekday() Weekday {
	days, _ := t.days()
	return Weekday(((days+4)%7 + 7) % 7)
}

func (t Time) Zone() (name string, offset int) { return t.zone().name, t.zone().offset }

const (
	Layout      = "01/02 03:04:05PM '06 -0700"
	ANSIC       = "Mon Jan _2 15:04:05 2006"
	UnixDate    = "Mon Jan _2 15:04:05 MST 2006"
	RubyDate    = "Mon Jan 02 15:04:05 -0700 2006"
	RFC822      = "02 Jan 06 15:04 MST"
	RFC822Z     = "02 Jan 06 15:04 -0700"
	RFC850      = "Monday, 02-Jan-06 15:04:05 MST"
	RFC1123     = "Mon, 02 Jan 2006 15:04:05 MST"
	RFC1123Z    = "Mon, 02 Jan 2006 15:04:05 -0700"
	RFC3339     = "2006-01-02T15:04:05Z07:00"
	RFC3339Nano = "2006-01-02T15:04:05.999999999Z07:00"
	Kitchen     = "3:04PM"
	Stamp       = "Jan _2 15:04:05"
	StampMilli  = "Jan _2 15:04:05.000"
	StampMicro  = "Jan _2 15:04:05.000000"
	StampNano   = "Jan _2 15:04:05.000000000"
	DateTime    = "2006-01-02 15:04:05"
	DateOnly    = "2006-01-02"
	TimeOnly    = "15:04:05"
)

// pieces are what a layout can name, the longer before what they begin with.
var pieces = []string{
	"January", "Jan", "Monday", "Mon", "MST", "2006", "-07:00:00", "-07:00", "-0700", "-07",
	"Z07:00", "Z0700", "01", "002", "02", "03", "04", "05", "06", "15", "PM", "pm", "__2", "_2", "1", "2", "3", "4", "5",
}

func digits(n, width int) string {
	negative := n < 0
	if negative {
		n = -n
	}
	s := ""
	for n > 0 || s == "" {
		s = string(rune('0'+n%10)) + s
		n /= 10
	}
	for len(s) < width {
		s = "0" + s
	}
	if negative {
		return "-" + s
	}
	return s
}

func pieceAt(layout string, i int) string {
	rest := layout[i:]
	for _, p := range pieces {
		if len(rest) >= len(p) && rest[:len(p)] == p {
			if p == "Jan" && len(rest) > 3 && 'a' <= rest[3] && rest[3] <= 'z' {
				continue
			}
			return p
		}
	}
	return ""
}

// fraction is the length of a piece such as .000 or ,999 that follows seconds, or 0.
func fraction(layout string, i int) int {
	if c := layout[i]; (c != '.' && c != ',') || i+1 >= len(layout) {
		return 0
	}
	kind := layout[i+1]
	if kind != '0' && kind != '9' {
		return 0
	}
	end := i + 1
	for end < len(layout) && layout[end] == kind {
		end++
	}
	if end < len(layout) && '0' <= layout[end] && layout[end] <= '9' {
		return 0
	}
	return end - i
}

// Format writes the moment as the layout shows for the second of January 2006, 15:04:05.
func (t Time) Format(layout string) string {
	s := ""
	for i := 0; i < len(layout); {
		if n := fraction(layout, i); n > 0 {
			s += t.fractionText(layout[i : i+n])
			i += n
			continue
		}
		piece := pieceAt(layout, i)
		if piece == "" {
			s += layout[i : i+1]
			i++
			continue
		}
		s += t.pieceText(piece)
		i += len(piece)
	}
	return s
}

func (t Time) AppendFormat(b []byte, layout string) []byte { return append(b, t.Format(layout)...) }

func (t Time) fractionText(piece string) string {
	text := digits(t.Nanosecond(), 9)
	text = text[:min(9, len(piece)-1)]
	if piece[1] == '9' {
		for text != "" && text[len(text)-1] == '0' {
			text = text[:len(text)-1]
		}
		if text == "" {
			return ""
		}
	}
	return piece[:1] + text
}

func (t Time) pieceText(piece string) string {
	year, month, d := t.Date()
	hour, min, sec := t.Clock()
	twelve := hour % 12
	if twelve == 0 {
		twelve = 12
	}
	switch piece {
	case "2006":
		return digits(year, 4)
	case "06":
		return digits(year%100, 2)
	case "January":
		return month.String()
	case "Jan":
		return month.String()[:3]
	case "01":
		return digits(int(month), 2)
	case "1":
		return digits(int(month), 1)
	case "Monday":
		return t.Weekday().String()
	case "Mon":
		return t.Weekday().String()[:3]
	case "02":
		return digits(d, 2)
	case "_2":
		return padded(d, 2)
	case "2":
		return digits(d, 1)
	case "002":
		return digits(t.YearDay(), 3)
	case "__2":
		return padded(t.YearDay(), 3)
	case "15":
		return digits(hour, 2)
	case "03":
		return digits(twelve, 2)
	case "3":
		return digits(twelve, 1)
	case "04":
		return digits(min, 2)
	case "4":
		return digits(min, 1)
	case "05":
		return digits(sec, 2)
	case "5":
		return digits(sec, 1)
	case "PM", "pm":
		return halfOfDay(hour, piece == "PM")
	case "MST":
		return t.zone().name
	}
	return t.offsetText(piece)
}

func padded(n, width int) string {
	s := digits(n, 1)
	for len(s) < width {
		s = " " + s
	}
	return s
}

func halfOfDay(hour int, capital bool) string {
	switch {
	case hour >= 12 && capital:
		return "PM"
	case hour >= 12:
		return "pm"
	case capital:
		return "AM"
	}
	return "am"
}

func (t Time) offsetText(piece string) string {
	offset := t.zone().offset
	if piece[0] == 'Z' && offset == 0 {
		return "Z"
	}
	sign := "+"
	if offset < 0 {
		sign = "-"
		offset = -offset
	}
	hours, minutes := digits(offset/3600, 2), digits(offset/60%60, 2)
	switch piece {
	case "-07":
		return sign + hours
	case "-0700", "Z0700":
		return sign + hours + minutes
	case "-07:00:00":
		return sign + hours + ":" + minutes + ":" + digits(offset%60, 2)
	}
	return sign + hours + ":" + minutes
}

func (t Time) String() string {
	s := t.Format("2006-01-02 15:04:05.999999999 -0700 MST")
	if t.mono {
		s += " m=+" + digits(int(t.ns/1e9), 1) + "." + digits(int(t.ns%1e9), 9)
	}
	return s
}

// A ParseError says which part of a text does not fit its layout.
type ParseError struct {
	Layout, Value, LayoutElem, ValueElem, Message string
}

func (e *ParseError) Error() string {
	if e.Message == "" {
		return "parsing time " + strconv.Quote(e.Value) + " as " + strconv.Quote(e.Layout) + ": cannot parse " +
			strconv.Quote(e.ValueElem) + " as " + strconv.Quote(e.LayoutElem)
	}
	return "parsing time " + strconv.Quote(e.Value) + e.Message
}

// Parse reads a moment that is written as the layout shows.
func Parse(layout, value string) (Time, error) { return ParseInLocation(layout, value, UTC) }

func ParseInLocation(layout, value string, loc *Location) (Time, error) {
	p := &parsed{year: 0, month: 1, day: 1, loc: loc}
	rest := value
	for i := 0; i < len(layout); {
		if n := fraction(layout, i); n > 0 {
			rest = p.fraction(rest)
			i += n
			continue
		}
		piece := pieceAt(layout, i)
		if piece == "" {
			if rest == "" || rest[0] != layout[i] {
				return Time{}, &ParseError{layout, value, layout[i:], rest, ""}
			}
			rest = rest[1:]
			i++
			continue
		}
		left, ok := p.piece(piece, rest)
		if !ok {
			return Time{}, &ParseError{layout, value, piece, rest, ""}
		}
		rest = left
		i += len(piece)
		if (piece == "05" || piece == "5") && (i >= len(layout) || fraction(layout, i) == 0) {
			rest = p.fraction(rest)
		}
	}
	if rest != "" {
		return Time{}, &ParseError{layout, value, "", rest, ": extra text: " + strconv.Quote(rest)}
	}
	return p.time(layout, value)
}

type parsed struct {
	year, month, day, hour, min, sec, nsec int
	afternoon, twelve                      bool
	loc                                    *Location
}

func (p *parsed) time(layout, value string) (Time, error) {
	if p.twelve {
		p.hour %= 12
		if p.afternoon {
			p.hour += 12
		}
	}
	wrong := ""
	switch {
	case p.month < 1 || p.month > 12:
		wrong = "month"
	case p.day < 1 || p.day > daysIn(p.year, p.month):
		wrong = "day"
	case p.hour > 23:
		wrong = "hour"
	case p.min > 59:
		wrong = "minute"
	case p.sec > 59:
		wrong = "second"
	}
	if wrong != "" {
		return Time{}, &ParseError{layout, value, "", value, ": " + wrong + " out of range"}
	}
	return Date(p.year, Month(p.month), p.day, p.hour, p.min, p.sec, p.nsec, p.loc), nil
}

func daysIn(year, month int) int {
	next := daysBefore(year, month+1)
	if month == 12 {
		next = daysBefore(year+1, 1)
	}
	return int(next - daysBefore(year, month))
}

func (p *parsed) fraction(s string) string {
	if len(s) < 2 || (s[0] != '.' && s[0] != ',') || s[1] < '0' || s[1] > '9' {
		return s
	}
	s = s[1:]
	scale := int(1e8)
	for s != "" && '0' <= s[0] && s[0] <= '9' {
		p.nsec += int(s[0]-'0') * scale
		scale /= 10
		s = s[1:]
	}
	return s
}

func number(s string, least, most int) (n int, rest string, ok bool) {
	i := 0
	for i < len(s) && i < most && '0' <= s[i] && s[i] <= '9' {
		n = n*10 + int(s[i]-'0')
		i++
	}
	return n, s[i:], i >= least
}

func named(s string, names []string, letters int) (n int, rest string, ok bool) {
	for i, name := range names {
		if letters > 0 {
			name = name[:letters]
		}
		if len(s) >= len(name) && s[:len(name)] == name {
			return i, s[len(name):], true
		}
	}
	return 0, s, false
}

func (p *parsed) piece(piece, s string) (rest string, ok bool) {
	switch piece {
	case "2006":
		p.year, rest, ok = number(s, 4, 4)
	case "06":
		p.year, rest, ok = number(s, 2, 2)
		p.year += 1900
		if p.year < 1969 {
			p.year += 100
		}
	case "01":
		p.month, rest, ok = number(s, 2, 2)
	case "1":
		p.month, rest, ok = number(s, 1, 2)
	case "January":
		p.month, rest, ok = named(s, monthNames, 0)
		p.month++
	case "Jan":
		p.month, rest, ok = named(s, monthNames, 3)
		p.month++
	case "Monday":
		_, rest, ok = named(s, dayNames, 0)
	case "Mon":
		_, rest, ok = named(s, dayNames, 3)
	case "02":
		p.day, rest, ok = number(s, 2, 2)
	case "2", "_2":
		for piece == "_2" && s != "" && s[0] == ' ' {
			s = s[1:]
		}
		p.day, rest, ok = number(s, 1, 2)
	case "15":
		p.hour, rest, ok = number(s, 2, 2)
	case "03", "3":
		p.twelve = true
		p.hour, rest, ok = number(s, len(piece), 2)
	case "04", "4":
		p.min, rest, ok = number(s, len(piece), 2)
	case "05", "5":
		p.sec, rest, ok = number(s, len(piece), 2)
	case "PM", "pm":
		var half int
		half, rest, ok = named(s, []string{"AM", "PM", "am", "pm"}, 0)
		p.afternoon = half%2 == 1
		p.twelve = true
	case "MST":
		if len(s) >= 3 {
			rest, ok = s[3:], true
			if s[:3] == "UTC" {
				p.loc = UTC
			} else {
				p.loc = FixedZone(s[:3], 0)
			}
		}
	default:
		return p.offset(piece, s)
	}
	return rest, ok
}

func (p *parsed) offset(piece, s string) (rest string, ok bool) {
	if piece[0] == 'Z' && s != "" && s[0] == 'Z' {
		p.loc = UTC
		return s[1:], true
	}
	if s == "" || (s[0] != '+' && s[0] != '-') {
		return s, false
	}
	sign := 1
	if s[0] == '-' {
		sign = -1
	}
	hours, rest, ok := number(s[1:], 2, 2)
	minutes := 0
	if ok && piece != "-07" {
		if piece == "-07:00" || piece == "Z07:00" {
			if rest == "" || rest[0] != ':' {
				return s, false
			}
			rest = rest[1:]
		}
		minutes, rest, ok = number(rest, 2, 2)
	}
	offset := sign * (hours*3600 + minutes*60)
	if offset == 0 {
		p.loc = UTC
	} else {
		p.loc = FixedZone("", offset)
	}
	return rest, ok
}
