// Package time measures virtual time. The process begins at 23:00 on the tenth of November 2009, UTC.
package time

import (
	"errors"
	"math/bits"
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
		panic("non-positive interval for NewTicker") // in Go: time/tick.go:38
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
		panic("non-positive interval for Ticker.Reset") // in Go: time/tick.go:67
	}
	if t.number == 0 {
		panic("time: Reset called on uninitialized Ticker")
	}
	resetTimer(t.number, int64(d))
}

type unit struct {
	name string
	ns   uint64
}

var units = []unit{
	{"ns", 1}, {"us", 1e3}, {"µs", 1e3}, {"μs", 1e3}, {"ms", 1e6}, {"s", 1e9}, {"m", 60e9}, {"h", 3600e9},
}

// mostDuration is how far a negative duration goes.
const mostDuration = 1 << 63

// ParseDuration reads texts such as 1h15m30.5s.
func ParseDuration(s string) (Duration, error) {
	rest := s
	negative := false
	if rest != "" && (rest[0] == '-' || rest[0] == '+') {
		negative = rest[0] == '-'
		rest = rest[1:]
	}
	if rest == "0" {
		return 0, nil
	}
	if rest == "" {
		return 0, invalidDuration(s)
	}
	var total uint64
	for rest != "" {
		whole, after, ok := leadingNumber(rest)
		if !ok {
			return 0, invalidDuration(s)
		}
		digits := len(rest) - len(after)
		rest = after
		fraction, scale := uint64(0), 1.0
		if rest != "" && rest[0] == '.' {
			fraction, scale, after = leadingFraction(rest[1:])
			digits += len(rest) - 1 - len(after)
			rest = after
		}
		if digits == 0 {
			return 0, invalidDuration(s)
		}
		end := 0
		for end < len(rest) && rest[end] != '.' && (rest[end] < '0' || rest[end] > '9') {
			end++
		}
		if end == 0 {
			return 0, errors.New("time: missing unit in duration " + quoted(s))
		}
		ns := nsOf(rest[:end])
		if ns == 0 {
			return 0, errors.New("time: unknown unit " + quoted(rest[:end]) + " in duration " + quoted(s))
		}
		rest = rest[end:]
		if whole > mostDuration/ns {
			return 0, invalidDuration(s)
		}
		whole *= ns
		if fraction > 0 {
			whole += uint64(float64(fraction) * (float64(ns) / scale))
		}
		total += whole
		if whole > mostDuration || total > mostDuration {
			return 0, invalidDuration(s)
		}
	}
	if negative {
		return -Duration(total), nil
	}
	if total == mostDuration {
		return 0, invalidDuration(s)
	}
	return Duration(total), nil
}

func invalidDuration(s string) error {
	return errors.New("time: invalid duration " + quoted(s))
}

// leadingNumber reads the digits at the beginning; no number may be beyond the longest duration.
func leadingNumber(s string) (number uint64, rest string, ok bool) {
	for ; isDigit(s, 0); s = s[1:] {
		if number > mostDuration/10 {
			return 0, s, false
		}
		number = number*10 + uint64(s[0]-'0')
		if number > mostDuration {
			return 0, s, false
		}
	}
	return number, s, true
}

// leadingFraction reads digits after a point: as many as a number has room for.
func leadingFraction(s string) (number uint64, scale float64, rest string) {
	scale = 1
	for full := false; isDigit(s, 0); s = s[1:] {
		full = full || number > (mostDuration-1)/10
		if !full {
			number = number*10 + uint64(s[0]-'0')
			scale *= 10
		}
	}
	return number, scale, s
}

func nsOf(name string) uint64 {
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
	return "%!Month(" + strconv.FormatUint(uint64(m), 10) + ")"
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
	return "%!Weekday(" + strconv.FormatUint(uint64(d), 10) + ")"
}

// A Location is a time zone; there are only zones of a fixed distance here.
type Location struct {
	name, zone string
	offset     int
	fixed      bool
}

func (l *Location) String() string {
	if l == nil {
		return "UTC"
	}
	return l.name
}

// lookup is the zone's name and its distance from UTC in seconds.
func (l *Location) lookup() (name string, offset int) {
	if l == nil || !l.fixed {
		return "UTC", 0
	}
	return l.zone, l.offset
}

var (
	UTC   *Location = &Location{name: "UTC"}
	Local *Location = &Location{name: "Local"}
)

func FixedZone(name string, offset int) *Location { return &Location{name, name, offset, true} }

// LoadLocation knows only UTC.
func LoadLocation(name string) (*Location, error) {
	switch name {
	case "", "UTC":
		return UTC, nil
	case "Local":
		return Local, nil
	}
	return nil, errors.New("unknown time zone " + name)
}

// A Time is a moment: seconds since the first day of the calendar, and nanoseconds from 0 to 999999999.
// Where sec is monotonic it was read from the clock of the process, and ns counts from its beginning;
// what a timer sends is such a moment. No location means UTC, for a moment of the clock Local.
type Time struct {
	ns, sec int64
	loc     *Location
}

const (
	startUnix   = 1257894000
	yearOneUnix = -62135596800
	secondsADay = 86400

	monotonic = -1 << 63
	// The clock of the process is kept with moments between the years 1885 and 2157.
	leastMonotonic = (-2682288000 - startUnix) * 1e9
	mostMonotonic  = (-2682288000 + 1<<33 - startUnix) * 1e9

	// The days from the first of March of year -292277022400, which is the day 0, to that of year 0.
	daysBeforeMarch = 292277022400 / 400 * 146097
)

// normal is a moment by its distance to 1970, of any nanoseconds.
func normal(sec, ns int64) (int64, int64) {
	sec += ns / 1e9
	ns %= 1e9
	if ns < 0 {
		ns += 1e9
		sec--
	}
	return sec, ns
}

func at(unix, ns int64, loc *Location) Time {
	sec, ns := normal(unix-yearOneUnix, ns)
	return Time{ns, sec, loc}
}

// split is the moment as seconds since the first day of the calendar and nanoseconds.
func (t Time) split() (sec, ns int64) {
	if t.sec == monotonic {
		return normal(startUnix-yearOneUnix, t.ns)
	}
	return t.sec, t.ns
}

// plain forgets the clock of the process.
func (t Time) plain() Time {
	if t.sec == monotonic {
		t.sec, t.ns = t.split()
		t.loc = Local
	}
	return t
}

// Now is the moment on the clock of the simulation.
func Now() Time { return Time{now(), monotonic, nil} }

func Since(t Time) Duration {
	if t.sec == monotonic {
		return Duration(now() - t.ns)
	}
	return Now().Sub(t)
}

func Until(t Time) Duration {
	if t.sec == monotonic {
		return Duration(t.ns - now())
	}
	return t.Sub(Now())
}

func Unix(sec, nsec int64) Time   { return at(sec, nsec, Local) }
func UnixMilli(msec int64) Time   { return at(msec/1e3, msec%1e3*1e6, Local) }
func UnixMicro(usec int64) Time   { return at(usec/1e6, usec%1e6*1e3, Local) }
func (t Time) IsZero() bool       { return t.sec == 0 && t.ns == 0 }
func (t Time) After(u Time) bool  { return t.Compare(u) > 0 }
func (t Time) Before(u Time) bool { return t.Compare(u) < 0 }
func (t Time) Equal(u Time) bool  { return t.Compare(u) == 0 }
func (t Time) Location() *Location {
	switch {
	case t.loc != nil:
		return t.loc
	case t.sec == monotonic:
		return Local
	}
	return UTC
}

func (t Time) UTC() Time   { return t.In(UTC) }
func (t Time) Local() Time { return t.In(Local) }

func (t Time) In(loc *Location) Time {
	if loc == nil {
		panic("time: missing Location in call to Time.In")
	}
	t = t.plain()
	t.loc = loc
	if loc == UTC {
		t.loc = nil
	}
	return t
}

func (t Time) Unix() int64      { sec, _ := t.split(); return sec + yearOneUnix }
func (t Time) UnixNano() int64  { sec, ns := t.split(); return (sec+yearOneUnix)*1e9 + ns }
func (t Time) UnixMilli() int64 { sec, ns := t.split(); return (sec+yearOneUnix)*1e3 + ns/1e6 }
func (t Time) UnixMicro() int64 { sec, ns := t.split(); return (sec+yearOneUnix)*1e6 + ns/1e3 }
func (t Time) Nanosecond() int  { _, ns := t.split(); return int(ns) }

func (t Time) Compare(u Time) int {
	sec, ns := t.sec, t.ns
	other, rest := u.sec, u.ns
	if sec != other {
		sec, ns = t.split()
		other, rest = u.split()
	}
	switch {
	case sec < other || sec == other && ns < rest:
		return -1
	case sec == other && ns == rest:
		return 0
	}
	return 1
}

func (t Time) Add(d Duration) Time {
	if t.sec == monotonic {
		sum := t.ns + int64(d)
		if leastMonotonic <= sum && sum < mostMonotonic && (sum >= t.ns) == (d >= 0) {
			t.ns = sum
			return t
		}
		t = t.plain()
	}
	more, ns := normal(int64(d/Second), t.ns+int64(d%Second))
	t.ns = ns
	return t.addSeconds(more)
}

// addSeconds stops at the ends of time.
func (t Time) addSeconds(more int64) Time {
	sum := t.sec + more
	switch {
	case (sum > t.sec) == (more > 0):
		t.sec = sum
	case more > 0:
		t.sec = 1<<63 - 1
	default:
		t.sec = -(1<<63 - 1)
	}
	return t
}

func (t Time) Sub(u Time) Duration {
	if t.sec == monotonic && u.sec == monotonic {
		return Duration(t.ns - u.ns)
	}
	sec, ns := t.split()
	from, rest := u.split()
	d := Duration(sec-from)*Second + Duration(ns-rest)
	switch {
	case u.Add(d).Equal(t):
		return d
	case t.Before(u):
		return minDuration
	}
	return maxDuration
}

func (t Time) AddDate(years, months, days int) Time {
	year, month, d := t.Date()
	hour, min, sec := t.Clock()
	return Date(year+years, month+Month(months), d+days, hour, min, sec, t.Nanosecond(), t.Location())
}

// past is how much of a multiple of d the moment is after the last one.
func (t Time) past(d Duration) Duration {
	sec, ns := t.sec, t.ns
	negative := sec < 0
	if negative {
		sec, ns = normal(-sec, -ns)
	}
	var r Duration
	switch {
	case d < Second && Second%(d+d) == 0:
		r = Duration(ns) % d
	case d%Second == 0:
		r = Duration(sec%int64(d/Second))*Second + Duration(ns)
	default:
		high, low := bits.Mul64(uint64(sec), 1e9)
		low, carry := bits.Add64(low, uint64(ns), 0)
		r = Duration(bits.Rem64(high+carry, low, uint64(d)))
	}
	if negative && r != 0 {
		return d - r
	}
	return r
}

func (t Time) Truncate(d Duration) Time {
	t = t.plain()
	if d <= 0 {
		return t
	}
	return t.Add(-t.past(d))
}

func (t Time) Round(d Duration) Time {
	t = t.plain()
	if d <= 0 {
		return t
	}
	past := t.past(d)
	if uint64(past)+uint64(past) < uint64(d) {
		return t.Add(-past)
	}
	return t.Add(d - past)
}

// carry brings low into 0 to base-1.
func carry(high, low, base int) (int, int) {
	high += low / base
	low %= base
	if low < 0 {
		low += base
		high--
	}
	return high, low
}

// Date is the moment of a date, which need not be normal: the 32nd of a month is in the next.
func Date(year int, month Month, day, hour, min, sec, nsec int, loc *Location) Time {
	if loc == nil {
		panic("time: missing Location in call to Date")
	}
	year, m := carry(year, int(month)-1, 12)
	sec, nsec = carry(sec, nsec, 1e9)
	min, sec = carry(min, sec, 60)
	hour, min = carry(hour, min, 60)
	day, hour = carry(day, hour, 24)
	_, offset := loc.lookup()
	days := daysBefore(year, m+1) + int64(day) - 1
	t := Time{ns: int64(nsec), sec: days*secondsADay + int64(hour*3600+min*60+sec) - int64(offset) - yearOneUnix}
	if loc != UTC {
		t.loc = loc
	}
	return t
}

// daysBefore counts the days from 1970 to the first of a month.
func daysBefore(year, month int) int64 {
	y := int64(year)
	if month <= 2 {
		y--
	}
	era := y / 400
	if y%400 < 0 {
		era--
	}
	yoe := y - era*400
	shifted := (month + 9) % 12
	doy := (153*int64(shifted) + 2) / 5
	return era*146097 + yoe*365 + yoe/4 - yoe/100 + doy - 719468
}

// days is the day since the first of March of year 0, and the seconds of it.
func (t Time) days() (days, seconds int64) {
	sec, _ := t.split()
	_, offset := t.Location().lookup()
	since := uint64(sec+int64(offset)) + (daysBeforeMarch+306)*secondsADay
	return int64(since/secondsADay) - daysBeforeMarch, int64(since % secondsADay)
}

func (t Time) Date() (year int, month Month, day int) {
	days, _ := t.days()
	return dateOf(days)
}

func dateOf(days int64) (year int, month Month, d int) {
	era := days / 146097
	if days%146097 < 0 {
		era--
	}
	doe := days - era*146097
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

func yearDay(days int64) (year, number int) {
	year, _, _ = dateOf(days)
	return year, int(days-719468-daysBefore(year, 1)) + 1
}

func (t Time) YearDay() int {
	days, _ := t.days()
	_, number := yearDay(days)
	return number
}

// ISOWeek counts weeks from Monday; the first is that of the year's first Thursday.
func (t Time) ISOWeek() (year, week int) {
	days, _ := t.days()
	year, number := yearDay(days + 3 - int64(t.Weekday()+6)%7)
	return year, (number-1)/7 + 1
}

func (t Time) Weekday() Weekday {
	days, _ := t.days()
	return Weekday(uint64(days+daysBeforeMarch+int64(Wednesday)) % 7)
}

func (t Time) Zone() (name string, offset int) { return t.Location().lookup() }

// IsDST is never so: no zone here has summer time.
func (t Time) IsDST() bool { return false }

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
	"January", "Jan", "Monday", "Mon", "MST", "2006", "-07:00:00", "-070000", "-07:00", "-0700", "-07",
	"Z07:00:00", "Z070000", "Z07:00", "Z0700", "Z07", "01", "002", "02", "03", "04", "05", "06", "15", "PM", "pm",
	"__2", "_2", "1", "2", "3", "4", "5",
}

func digits(n, width int) string {
	s := strconv.FormatUint(uint64(max(n, -n)), 10)
	for len(s) < width {
		s = "0" + s
	}
	if n < 0 {
		return "-" + s
	}
	return s
}

func pieceAt(layout string, i int) string {
	rest := layout[i:]
	for _, p := range pieces {
		if len(rest) >= len(p) && rest[:len(p)] == p {
			if (p == "Jan" || p == "Mon") && len(rest) > 3 && 'a' <= rest[3] && rest[3] <= 'z' {
				continue
			}
			if p == "_2" && len(rest) >= 5 && rest[:5] == "_2006" {
				continue
			}
			return p
		}
	}
	return ""
}

// next cuts a layout at the first piece that it names.
func next(layout string) (before, piece, after string) {
	for i := 0; i < len(layout); i++ {
		n := fraction(layout, i)
		if n == 0 {
			n = len(pieceAt(layout, i))
		}
		if n > 0 {
			return layout[:i], layout[i : i+n], layout[i+n:]
		}
	}
	return layout, "", ""
}

func isFraction(piece string) bool { return piece != "" && (piece[0] == '.' || piece[0] == ',') }

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
	for layout != "" {
		before, piece, after := next(layout)
		s += before
		switch {
		case isFraction(piece):
			s += t.fractionText(piece)
		case piece != "":
			s += t.pieceText(piece)
		}
		layout = after
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
		return digits(max(year, -year)%100, 2)
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
		return t.zoneText()
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
	_, offset := t.Zone()
	if piece[0] == 'Z' && offset == 0 {
		return "Z"
	}
	sign := "+"
	if offset < 0 {
		sign = "-"
		offset = -offset
	}
	hours, minutes, seconds := digits(offset/3600, 2), digits(offset/60%60, 2), digits(offset%60, 2)
	switch piece[1:] {
	case "07":
		return sign + hours
	case "0700":
		return sign + hours + minutes
	case "070000":
		return sign + hours + minutes + seconds
	case "07:00:00":
		return sign + hours + ":" + minutes + ":" + seconds
	}
	return sign + hours + ":" + minutes
}

// zoneText is the zone's name; without one its distance.
func (t Time) zoneText() string {
	name, _ := t.Zone()
	if name == "" {
		return t.offsetText("-0700")
	}
	return name
}

func (t Time) String() string {
	s := t.Format("2006-01-02 15:04:05.999999999 -0700 MST")
	if t.sec == monotonic {
		sign, ns := "+", uint64(t.ns)
		if t.ns < 0 {
			sign, ns = "-", -ns
		}
		s += " m=" + sign + strconv.FormatUint(ns/1e9, 10) + "." + digits(int(ns%1e9), 9)
	}
	return s
}

// GoString writes the moment as a call of Date.
func (t Time) GoString() string {
	year, month, d := t.Date()
	hour, min, sec := t.Clock()
	s := "time.Date(" + digits(year, 1) + ", "
	if January <= month && month <= December {
		s += "time." + month.String()
	} else {
		s += digits(int(month), 1)
	}
	for _, n := range []int{d, hour, min, sec, t.Nanosecond()} {
		s += ", " + digits(n, 1)
	}
	switch loc := t.Location(); loc {
	case UTC:
		s += ", time.UTC"
	case Local:
		s += ", time.Local"
	default:
		s += ", time.Location(" + quoted(loc.name) + ")"
	}
	return s + ")"
}

// quoted is the text as errors of this package show it: ASCII alone.
func quoted(s string) string {
	const hex = "0123456789abcdef"
	text := []byte{'"'}
	for i := range len(s) {
		c := s[i]
		switch {
		case c < ' ' || c >= 0x80:
			text = append(text, '\\', 'x', hex[c>>4], hex[c&15])
		case c == '"' || c == '\\':
			text = append(text, '\\', c)
		default:
			text = append(text, c)
		}
	}
	return string(append(text, '"'))
}

// A ParseError says which part of a text does not fit its layout.
type ParseError struct {
	Layout, Value, LayoutElem, ValueElem, Message string
}

func (e *ParseError) Error() string {
	if e.Message == "" {
		return "parsing time " + quoted(e.Value) + " as " + quoted(e.Layout) + ": cannot parse " +
			quoted(e.ValueElem) + " as " + quoted(e.LayoutElem)
	}
	return "parsing time " + quoted(e.Value) + e.Message
}

// Parse reads a moment that is written as the layout shows.
func Parse(layout, value string) (Time, error) { return parse(layout, value, UTC, Local) }

func ParseInLocation(layout, value string, loc *Location) (Time, error) {
	return parse(layout, value, loc, loc)
}

// parse takes a time without a zone as one of otherwise; near names a distance that is its own.
func parse(layout, value string, otherwise, near *Location) (Time, error) {
	p := &parsed{month: -1, day: -1, yearDay: -1}
	rest := value
	for left := layout; ; {
		before, piece, after := next(left)
		var ok bool
		if rest, ok = p.skip(rest, before); !ok {
			return Time{}, &ParseError{layout, value, before, rest, ""}
		}
		if piece == "" {
			break
		}
		begin := rest
		rest, ok = p.piece(piece, rest, after)
		switch {
		case p.outside != "":
			return Time{}, &ParseError{layout, value, piece, rest, ": " + p.outside + " out of range"}
		case !ok:
			return Time{}, &ParseError{layout, value, piece, begin, ""}
		}
		left = after
	}
	if rest != "" {
		return Time{}, &ParseError{layout, value, "", rest, ": extra text: " + quoted(rest)}
	}
	if wrong := p.settle(); wrong != "" {
		return Time{}, &ParseError{layout, value, "", rest, ": " + wrong}
	}
	return p.time(otherwise, near), nil
}

type parsed struct {
	year, month, day, yearDay, hour, min, sec, nsec int
	afternoon, morning                              bool
	utc, offsetKnown                                bool
	zone                                            string
	offset                                          int

	// outside names what is out of range.
	outside string
}

// skip passes over what a layout has between its pieces; spaces may be more or fewer.
func (p *parsed) skip(s, text string) (rest string, ok bool) {
	for text != "" {
		if text[0] == ' ' {
			if s != "" && s[0] != ' ' {
				return s, false
			}
			text, s = withoutSpaces(text), withoutSpaces(s)
			continue
		}
		if s == "" || s[0] != text[0] {
			return s, false
		}
		text, s = text[1:], s[1:]
	}
	return s, true
}

func withoutSpaces(s string) string {
	for s != "" && s[0] == ' ' {
		s = s[1:]
	}
	return s
}

// settle completes the date, and says what is wrong with it.
func (p *parsed) settle() string {
	if p.afternoon && p.hour < 12 {
		p.hour += 12
	} else if p.morning && p.hour == 12 {
		p.hour = 0
	}
	if p.yearDay >= 0 {
		return p.settleYearDay()
	}
	p.month, p.day = either(p.month, 1), either(p.day, 1)
	if p.day < 1 || p.day > daysIn(p.year, p.month) {
		return "day out of range"
	}
	return ""
}

func (p *parsed) settleYearDay() string {
	first := daysBefore(p.year, 1)
	if p.yearDay < 1 || int64(p.yearDay) > daysBefore(p.year+1, 1)-first {
		return "day-of-year out of range"
	}
	_, month, d := dateOf(first + 719468 + int64(p.yearDay) - 1)
	switch {
	case p.month >= 0 && p.month != int(month):
		return "day-of-year does not match month"
	case p.day >= 0 && p.day != d:
		return "day-of-year does not match day"
	}
	p.month, p.day = int(month), d
	return ""
}

func either(n, otherwise int) int {
	if n < 0 {
		return otherwise
	}
	return n
}

func (p *parsed) time(otherwise, near *Location) Time {
	date := func(loc *Location) Time {
		return Date(p.year, Month(p.month), p.day, p.hour, p.min, p.sec, p.nsec, loc)
	}
	name, offset := near.lookup()
	switch {
	case p.utc:
		return date(UTC)
	case p.offsetKnown:
		t := date(UTC).addSeconds(-int64(p.offset))
		if offset == p.offset && (p.zone == "" || p.zone == name) {
			return t.In(near)
		}
		return t.In(FixedZone(p.zone, p.offset))
	case p.zone != "":
		if p.zone == name {
			return date(UTC).addSeconds(-int64(offset)).In(near)
		}
		distance := 0
		if len(p.zone) > 3 && p.zone[:3] == "GMT" {
			distance, _ = strconv.Atoi(p.zone[3:])
		}
		return date(UTC).In(FixedZone(p.zone, distance*3600))
	}
	return date(otherwise)
}

func daysIn(year, month int) int {
	next := daysBefore(year, month+1)
	if month == 12 {
		next = daysBefore(year+1, 1)
	}
	return int(next - daysBefore(year, month))
}

func isDigit(s string, i int) bool { return i < len(s) && '0' <= s[i] && s[i] <= '9' }

// fraction reads a part of a second of so many digits.
func (p *parsed) fraction(s string, count int) (rest string, ok bool) {
	if len(s) <= count || (s[0] != '.' && s[0] != ',') {
		return s, false
	}
	scale := int(1e8)
	p.nsec = 0
	for i := 1; i <= count; i++ {
		if !isDigit(s, i) {
			return s, false
		}
		p.nsec += int(s[i]-'0') * scale
		scale /= 10
	}
	return s[1+count:], true
}

// optionalFraction reads as many digits as there are, if any.
func (p *parsed) optionalFraction(s string) (rest string, ok bool) {
	if s == "" || (s[0] != '.' && s[0] != ',') || !isDigit(s, 1) {
		return s, true
	}
	count := 1
	for isDigit(s, count+1) {
		count++
	}
	return p.fraction(s, count)
}

// number reads exactly so many digits; least may be 1 where most is 2 or 3.
func number(s string, least, most int) (n int, rest string, ok bool) {
	i := 0
	for i < most && isDigit(s, i) {
		n = n*10 + int(s[i]-'0')
		i++
	}
	return n, s[i:], i >= least
}

// within reads a number that must be in a range.
func (p *parsed) within(what string, from, to int, s string, least int) (n int, rest string, ok bool) {
	n, rest, ok = number(s, least, 2)
	if ok && (n < from || n > to) {
		p.outside = what
	}
	return n, rest, ok
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

func same(a, b string) bool {
	for i := 0; i < len(a); i++ {
		if lower(a[i]) != lower(b[i]) {
			return false
		}
	}
	return true
}

// named reads one of the names, in letters of any size.
func named(s string, names []string, letters int) (n int, rest string, ok bool) {
	for i, name := range names {
		if letters > 0 {
			name = name[:letters]
		}
		if len(s) >= len(name) && same(s[:len(name)], name) {
			return i, s[len(name):], true
		}
	}
	return -1, s, false
}

// shortest is how many digits a number needs: two if the layout shows a zero before it.
func shortest(piece string) int {
	if piece[0] == '0' {
		return 2
	}
	return 1
}

func (p *parsed) piece(piece, s, after string) (rest string, ok bool) {
	if isFraction(piece) {
		if piece[1] == '9' {
			return p.optionalFraction(s)
		}
		return p.fraction(s, len(piece)-1)
	}
	switch piece {
	case "January", "Jan", "Monday", "Mon", "01", "1", "02", "2", "_2", "002", "__2", "2006", "06":
		return p.datePiece(piece, s)
	case "15":
		p.hour, rest, ok = p.within("hour", 0, 23, s, 1)
	case "03", "3":
		p.hour, rest, ok = p.within("hour", 0, 12, s, shortest(piece))
	case "04", "4":
		p.min, rest, ok = p.within("minute", 0, 59, s, shortest(piece))
	case "05", "5":
		p.sec, rest, ok = p.within("second", 0, 59, s, shortest(piece))
		if _, following, _ := next(after); ok && p.outside == "" && !isFraction(following) {
			return p.optionalFraction(rest)
		}
	case "PM", "pm":
		if len(s) < 2 {
			return s, false
		}
		p.afternoon, p.morning = s[:2] == "PM", s[:2] == "AM"
		if piece == "pm" {
			p.afternoon, p.morning = s[:2] == "pm", s[:2] == "am"
		}
		return s[2:], p.afternoon || p.morning
	case "MST":
		return p.zoneName(s)
	default:
		return p.distance(piece, s)
	}
	return rest, ok
}

func (p *parsed) datePiece(piece, s string) (rest string, ok bool) {
	switch piece {
	case "2006":
		p.year, rest, ok = number(s, 4, 4)
	case "06":
		p.year, rest, ok = number(s, 2, 2)
		p.year += 1900
		if p.year < 1969 {
			p.year += 100
		}
	case "01", "1":
		p.month, rest, ok = p.within("month", 1, 12, s, shortest(piece))
	case "January", "Jan":
		p.month, rest, ok = named(s, monthNames, len(piece)%7)
		p.month++
	case "Monday", "Mon":
		_, rest, ok = named(s, dayNames, len(piece)%6)
	case "002", "__2":
		for i := 0; i < 2 && piece[0] == '_' && s != "" && s[0] == ' '; i++ {
			s = s[1:]
		}
		p.yearDay, rest, ok = number(s, 1, 3)
		ok = ok && (piece[0] == '_' || len(s)-len(rest) == 3)
	default:
		if piece == "_2" && s != "" && s[0] == ' ' {
			s = s[1:]
		}
		p.day, rest, ok = number(s, shortest(piece), 2)
	}
	return rest, ok
}

func (p *parsed) zoneName(s string) (rest string, ok bool) {
	if len(s) >= 3 && s[:3] == "UTC" {
		p.utc = true
		return s[3:], true
	}
	n := zoneLength(s)
	p.zone = s[:n]
	return s[n:], n > 0
}

// zoneLength is how long a zone's name is at the beginning of a text, 0 if there is none.
func zoneLength(s string) int {
	upper := 0
	for upper < 6 && upper < len(s) && 'A' <= s[upper] && s[upper] <= 'Z' {
		upper++
	}
	switch {
	case len(s) < 3:
		return 0
	case len(s) >= 4 && (s[:4] == "ChST" || s[:4] == "MeST"):
		return 4
	case s[:3] == "GMT":
		return 3 + hoursLength(s[3:])
	case s[0] == '+' || s[0] == '-':
		return hoursLength(s)
	case upper == 5 && s[4] == 'T', upper == 4 && (s[3] == 'T' || s[:4] == "WITA"), upper == 3:
		return upper
	}
	return 0
}

// hoursLength is the length of hours with a sign, which must be below 24.
func hoursLength(s string) int {
	if s == "" || (s[0] != '+' && s[0] != '-') {
		return 0
	}
	hours, rest, ok := number(s[1:], 1, 18)
	if !ok || hours > 23 || isDigit(rest, 0) {
		return 0
	}
	return len(s) - len(rest)
}

// distance reads how far a zone is from UTC.
func (p *parsed) distance(piece, s string) (rest string, ok bool) {
	if piece[0] == 'Z' && s != "" && s[0] == 'Z' {
		p.utc = true
		return s[1:], true
	}
	if len(s) < len(piece) {
		return s, false
	}
	parts := [3]int{}
	part := 0
	for i := 1; i < len(piece); i += 2 {
		if piece[i] == ':' {
			if s[i] != ':' {
				return s, false
			}
			i++
		}
		if parts[part], _, ok = number(s[i:], 2, 2); !ok {
			return s, false
		}
		part++
	}
	for i, most := range []int{24, 60, 60} {
		if parts[i] > most {
			p.outside = "time zone offset " + []string{"hour", "minute", "second"}[i]
			break
		}
	}
	p.offsetKnown = true
	p.offset = parts[0]*3600 + parts[1]*60 + parts[2]
	if s[0] == '-' {
		p.offset = -p.offset
	} else if s[0] != '+' {
		return s, false
	}
	return s[len(piece):], true
}
