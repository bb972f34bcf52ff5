// Package fmt writes values as text and reads them back. Values are formatted in Java; methods of
// operands, which only Go can call, are called here.
package fmt

import (
	"errors"
	"io"
	"os"
	"slices"
	"strconv"
	"unicode/utf8"
)

// A Stringer has a text of its own.
type Stringer interface {
	String() string
}

// A GoStringer has a text of its own for the verb %#v.
type GoStringer interface {
	GoString() string
}

// A Formatter writes itself for every verb.
type Formatter interface {
	Format(f State, verb rune)
}

// A State is what a Formatter writes to, and knows the flags from.
type State interface {
	Write(b []byte) (n int, err error)
	Width() (wid int, ok bool)
	Precision() (prec int, ok bool)
	Flag(c int) bool
}

const (
	likePrint = iota
	likePrintln
	likePrintf
	likeErrorf

	// kept is added to a kind if the text is a string that the caller keeps, which takes memory. Other
	// texts are written into a buffer that is used again and again.
	kept
)

const (
	callError = iota
	callString
	callGoString
	callFormat
)

// numbers tell of each call: method, verb, flags, width, precision.
const perCall = 5

// texts gives the text, unless methods of operands must be called: then it gives the operands, and
// the pieces of text before and after them. wrapped are the operands of the verb %w.
func texts(kind int, format string, args []any) (text string, operands []any, pieces []string, numbers []int, wrapped []int)

// buffer is the text in the buffer that is used again and again.
func buffer(text string) []byte

// padded is what a method gave, formatted as the verb and the flags want it.
func padded(text string, verb rune, flags, width, precision int) string

// A pp prints operands that have methods for it.
type pp struct {
	operands []any
	pieces   []string
	numbers  []int
	buf      []byte

	// Whether it prints what a method of an operand has panicked with.
	panicking bool

	// What the method that is called next belongs to, and how it is called.
	arg                     any
	method                  int
	verb                    rune
	flags, width, precision int
}

// formatted gives the text, or what calls the methods that it takes.
func formatted(kind int, form string, args []any) (text string, p *pp) {
	text, operands, pieces, numbers, _ := texts(kind, form, args)
	if operands == nil {
		return text, nil
	}
	return "", &pp{operands: operands, pieces: pieces, numbers: numbers}
}

// next adds the text up to the next operand. Whether there is one.
func (p *pp) next() bool {
	p.buf = append(p.buf, p.pieces[0]...)
	p.pieces = p.pieces[1:]
	if len(p.operands) == 0 {
		return false
	}
	p.arg, p.operands = p.operands[0], p.operands[1:]
	p.method, p.verb = p.numbers[0], rune(p.numbers[1])
	p.flags, p.width, p.precision = p.numbers[2], p.numbers[3], p.numbers[4]
	p.numbers = p.numbers[perCall:]
	return true
}

func (p *pp) doPrintf(format string, a []any) {
	for p.next() {
		_, wide := p.Width()
		_, precise := p.Precision()
		if p.verb >= 'a' && p.verb <= 'z' && !wide && !precise {
			p.printArg(p.arg, p.verb) // in Go: fmt/print.go:1075
		} else {
			p.printArg(p.arg, p.verb) // in Go: fmt/print.go:1171
		}
	}
}

func (p *pp) doPrint(a []any) {
	for p.next() {
		p.printArg(p.arg, p.verb) // in Go: fmt/print.go:1206
	}
}

func (p *pp) doPrintln(a []any) {
	for p.next() {
		p.printArg(p.arg, p.verb) // in Go: fmt/print.go:1218
	}
}

func (p *pp) printArg(arg any, verb rune) {
	p.handleMethods(verb) // in Go: fmt/print.go:757
}

// handleMethods calls one method of an operand. A panic in it becomes part of the text.
func (p *pp) handleMethods(verb rune) (handled bool) {
	if verb == 'w' {
		verb = 'v'
	}
	switch p.method {
	case callFormat:
		defer p.catchPanic(p.arg, verb, "Format")
		p.arg.(Formatter).Format(p, verb) // in Go: fmt/print.go:641
	case callGoString:
		defer p.catchPanic(p.arg, verb, "GoString")
		p.fmtString(p.arg.(GoStringer).GoString(), 's') // in Go: fmt/print.go:651
	case callError:
		defer p.catchPanic(p.arg, verb, "Error")
		p.fmtString(p.arg.(error).Error(), verb) // in Go: fmt/print.go:668
	case callString:
		defer p.catchPanic(p.arg, verb, "String")
		p.fmtString(p.arg.(Stringer).String(), verb) // in Go: fmt/print.go:674
	}
	return true
}

func (p *pp) fmtString(text string, verb rune) {
	p.WriteString(padded(text, verb, p.flags, p.width, p.precision))
}

func (p *pp) catchPanic(arg any, verb rune, method string) {
	cause := recover()
	if cause == nil {
		return
	}
	if isNilPointer(arg) {
		p.WriteString("<nil>")
		return
	}
	if p.panicking {
		panic(cause) // in Go: fmt/print.go:601
	}
	text, nested := formatted(likePrint, "", []any{cause})
	if nested != nil {
		nested.panicking = true
		nested.doPrint(nil) // in Go: fmt/print.go:615
		text = string(nested.buf)
	}
	p.WriteString("%!" + string(verb) + "(PANIC=" + method + " method: " + text + ")")
}

func isNilPointer(operand any) bool

func (p *pp) Write(b []byte) (int, error) {
	p.buf = append(p.buf, b...)
	return len(b), nil
}

func (p *pp) WriteString(text string) (int, error) {
	p.buf = append(p.buf, text...)
	return len(text), nil
}

func (p *pp) Width() (int, bool)     { return p.width, p.flags&128 != 0 }
func (p *pp) Precision() (int, bool) { return p.precision, p.flags&256 != 0 }

func (p *pp) Flag(c int) bool {
	switch c {
	case '-':
		return p.flags&1 != 0
	case '+':
		return p.flags&(2|32) != 0
	case '#':
		return p.flags&(4|64) != 0
	case ' ':
		return p.flags&8 != 0
	case '0':
		return p.flags&16 != 0
	}
	return false
}

// FormatString gives back the directive that a Formatter was called with.
func FormatString(state State, verb rune) string {
	text := "%"
	for _, flag := range " +-#0" {
		if state.Flag(int(flag)) {
			text += string(flag)
		}
	}
	if width, ok := state.Width(); ok {
		text += strconv.Itoa(width)
	}
	if precision, ok := state.Precision(); ok {
		text += "." + strconv.Itoa(precision)
	}
	return text + string(verb)
}

func Sprintf(format string, a ...any) string {
	text, p := formatted(kept+likePrintf, format, a)
	if p != nil {
		p.doPrintf(format, a) // in Go: fmt/print.go:239
		text = string(p.buf)
	}
	return text
}

func Sprint(a ...any) string {
	text, p := formatted(kept+likePrint, "", a)
	if p != nil {
		p.doPrint(a) // in Go: fmt/print.go:279
		text = string(p.buf)
	}
	return text
}

func Sprintln(a ...any) string {
	text, p := formatted(kept+likePrintln, "", a)
	if p != nil {
		p.doPrintln(a) // in Go: fmt/print.go:322
		text = string(p.buf)
	}
	return text
}

func Printf(format string, a ...any) (n int, err error) {
	text, p := formatted(likePrintf, format, a)
	if p != nil {
		return Fprintf(os.Stdout, format, a...) // in Go: fmt/print.go:233
	}
	return os.Stdout.WriteString(text)
}

func Print(a ...any) (n int, err error) {
	text, p := formatted(likePrint, "", a)
	if p != nil {
		return Fprint(os.Stdout, a...) // in Go: fmt/print.go:272
	}
	return os.Stdout.WriteString(text)
}

func Println(a ...any) (n int, err error) {
	text, p := formatted(likePrintln, "", a)
	if p != nil {
		return Fprintln(os.Stdout, a...) // in Go: fmt/print.go:315
	}
	return os.Stdout.WriteString(text)
}

func Fprintf(w io.Writer, format string, a ...any) (n int, err error) {
	text, p := formatted(likePrintf, format, a)
	if p != nil {
		p.doPrintf(format, a) // in Go: fmt/print.go:224
		return w.Write(p.buf)
	}
	return w.Write(buffer(text))
}

func Fprint(w io.Writer, a ...any) (n int, err error) {
	text, p := formatted(likePrint, "", a)
	if p != nil {
		p.doPrint(a) // in Go: fmt/print.go:262
		return w.Write(p.buf)
	}
	return w.Write(buffer(text))
}

func Fprintln(w io.Writer, a ...any) (n int, err error) {
	text, p := formatted(likePrintln, "", a)
	if p != nil {
		p.doPrintln(a) // in Go: fmt/print.go:305
		return w.Write(p.buf)
	}
	return w.Write(buffer(text))
}

func Appendf(b []byte, format string, a ...any) []byte {
	text, p := formatted(likePrintf, format, a)
	if p != nil {
		p.doPrintf(format, a) // in Go: fmt/print.go:249
		return append(b, p.buf...)
	}
	return append(b, text...)
}

func Append(b []byte, a ...any) []byte {
	text, p := formatted(likePrint, "", a)
	if p != nil {
		p.doPrint(a) // in Go: fmt/print.go:290
		return append(b, p.buf...)
	}
	return append(b, text...)
}

func Appendln(b []byte, a ...any) []byte {
	text, p := formatted(likePrintln, "", a)
	if p != nil {
		p.doPrintln(a) // in Go: fmt/print.go:333
		return append(b, p.buf...)
	}
	return append(b, text...)
}

// ---- errors

type wrapError struct {
	msg string
	err error
}

func (e *wrapError) Error() string { return e.msg }
func (e *wrapError) Unwrap() error { return e.err }

type wrapErrors struct {
	msg  string
	errs []error
}

func (e *wrapErrors) Error() string   { return e.msg }
func (e *wrapErrors) Unwrap() []error { return e.errs }

// Errorf makes an error of a text; operands of the verb %w are wrapped in it.
func Errorf(format string, a ...any) (err error) {
	text, operands, _, _, wrapped := texts(kept+likeErrorf, format, a)
	if operands != nil {
		return errorf(format, a...) // in Go: fmt/errors.go:26
	}
	return wrap(text, a, wrapped)
}

// errorf makes an error of a text for which methods must be called.
func errorf(form string, a ...any) error {
	_, operands, pieces, numbers, wrapped := texts(kept+likeErrorf, form, a)
	p := &pp{operands: operands, pieces: pieces, numbers: numbers}
	p.doPrintf(form, a) // in Go: fmt/errors.go:41
	return wrap(string(p.buf), a, wrapped)
}

func wrap(text string, a []any, wrapped []int) error {
	switch len(wrapped) {
	case 0:
		return errors.New(text)
	case 1:
		err, _ := a[wrapped[0]].(error)
		return &wrapError{text, err}
	}
	slices.Sort(wrapped)
	var errs []error
	for i, operand := range wrapped {
		if i > 0 && wrapped[i-1] == operand {
			continue
		}
		if err, ok := a[operand].(error); ok {
			errs = append(errs, err)
		}
	}
	return &wrapErrors{text, errs}
}

// ---- reading

// A Scanner reads itself.
type Scanner interface {
	Scan(state ScanState, verb rune) error
}

// A ScanState is what a Scanner reads from.
type ScanState interface {
	ReadRune() (r rune, size int, err error)
	UnreadRune() error
	SkipSpace()
	Token(skipSpace bool, f func(rune) bool) (token []byte, err error)
	Width() (wid int, ok bool)
	Read(buf []byte) (n int, err error)
}

func Scan(a ...any) (n int, err error)                 { return Fscan(os.Stdin, a...) }
func Scanln(a ...any) (n int, err error)               { return Fscanln(os.Stdin, a...) }
func Scanf(format string, a ...any) (n int, err error) { return Fscanf(os.Stdin, format, a...) }

func Sscan(str string, a ...any) (n int, err error) {
	return Fscan(&runes{text: str, before: -1}, a...)
}
func Sscanln(str string, a ...any) (n int, err error) {
	return Fscanln(&runes{text: str, before: -1}, a...)
}

func Sscanf(str string, format string, a ...any) (n int, err error) {
	return Fscanf(&runes{text: str, before: -1}, format, a...)
}

func Fscan(r io.Reader, a ...any) (n int, err error) {
	s := newScan(r)
	s.lineIsSpace = true
	return s.values(a)
}

func Fscanln(r io.Reader, a ...any) (n int, err error) {
	s := newScan(r)
	s.lineEnds = true
	return s.values(a)
}

func Fscanf(r io.Reader, format string, a ...any) (n int, err error) {
	return newScan(r).formatted(format, a)
}

// runes reads a string.
type runes struct {
	text   string
	at     int
	before int
}

func (r *runes) Read(b []byte) (int, error) {
	if r.at >= len(r.text) {
		return 0, io.EOF
	}
	n := copy(b, r.text[r.at:min(len(r.text), r.at+len(b))])
	r.at += n
	return n, nil
}

func (r *runes) ReadRune() (rune, int, error) {
	if r.at >= len(r.text) {
		r.before = -1
		return 0, 0, io.EOF
	}
	c, size := utf8.DecodeRuneInString(r.text[r.at:min(len(r.text), r.at+utf8.UTFMax)])
	r.before = r.at
	r.at += size
	return c, size, nil
}

func (r *runes) UnreadRune() error {
	if r.before >= 0 {
		r.at, r.before = r.before, -1
	}
	return nil
}

// bytewise reads runes from a reader without taking more than it needs.
type bytewise struct {
	from   io.Reader
	last   rune
	size   int
	unread bool
}

func (b *bytewise) ReadRune() (rune, int, error) {
	if b.unread {
		b.unread = false
		return b.last, b.size, nil
	}
	var buf [utf8.UTFMax]byte
	n := 0
	for {
		if _, err := io.ReadFull(b.from, buf[n:n+1]); err != nil {
			if n > 0 && err == io.EOF {
				break
			}
			return 0, 0, err
		}
		n++
		if utf8.FullRune(buf[:n]) {
			break
		}
	}
	b.last, b.size = utf8.DecodeRune(buf[:n])
	return b.last, b.size, nil
}

func (b *bytewise) UnreadRune() error {
	b.unread = true
	return nil
}

const (
	noRune   = -1
	anyWidth = 1 << 30
)

// A failure is what reading panics with, to be caught at its end.
type failure struct{ err error }

type scan struct {
	from        io.RuneScanner
	token       []byte
	count       int
	limit       int
	width       int
	ended       bool
	lineIsSpace bool
	lineEnds    bool
}

func newScan(r io.Reader) *scan {
	s := &scan{limit: anyWidth, width: anyWidth}
	if from, ok := r.(io.RuneScanner); ok {
		s.from = from
	} else {
		s.from = &bytewise{from: r}
	}
	return s
}

func (s *scan) Read(buf []byte) (int, error) {
	return 0, errors.New("ScanState's Read should not be called. Use ReadRune")
}

func (s *scan) ReadRune() (rune, int, error) {
	if s.ended || s.count >= s.limit {
		return 0, 0, io.EOF
	}
	r, size, err := s.from.ReadRune()
	if err == nil {
		s.count++
		s.ended = s.lineEnds && r == '\n'
	} else if err == io.EOF {
		s.ended = true
	}
	return r, size, err
}

func (s *scan) UnreadRune() error {
	s.from.UnreadRune()
	s.ended = false
	s.count--
	return nil
}

func (s *scan) Width() (int, bool) {
	if s.width == anyWidth {
		return 0, false
	}
	return s.width, true
}

func (s *scan) Token(skipSpace bool, f func(rune) bool) (token []byte, err error) {
	defer catch(&err)
	if f == nil {
		f = func(r rune) bool { return !isSpace(r) }
	}
	s.token = s.token[:0]
	s.word(skipSpace, f)
	return s.token, nil
}

func (s *scan) SkipSpace() {
	for {
		r := s.next()
		switch {
		case r == noRune:
			return
		case r == '\r' && s.peek("\n"):
		case r == '\n':
			if !s.lineIsSpace {
				s.fail("unexpected newline")
			}
		case !isSpace(r):
			s.UnreadRune()
			return
		}
	}
}

func catch(err *error) {
	cause := recover()
	if cause == nil {
		return
	}
	f, ok := cause.(failure)
	if !ok {
		panic(cause)
	}
	*err = f.err
}

func (s *scan) fail(text string) { panic(failure{errors.New(text)}) }
func (s *scan) stop(err error)   { panic(failure{err}) }

func (s *scan) next() rune {
	r, _, err := s.ReadRune()
	if err == io.EOF {
		return noRune
	}
	if err != nil {
		s.stop(err)
	}
	return r
}

func (s *scan) must() rune {
	r := s.next()
	if r == noRune {
		s.stop(io.ErrUnexpectedEOF)
	}
	return r
}

// more stops at the end of the input.
func (s *scan) more() {
	if s.next() == noRune {
		s.stop(io.EOF)
	}
	s.UnreadRune()
}

func in(set string, r rune) bool {
	for _, c := range set {
		if c == r {
			return true
		}
	}
	return false
}

func (s *scan) peek(set string) bool {
	r := s.next()
	if r == noRune {
		return false
	}
	s.UnreadRune()
	return in(set, r)
}

// accept takes the next rune into the token if it is in the set.
func (s *scan) accept(set string) bool {
	r := s.next()
	if r == noRune {
		return false
	}
	if in(set, r) {
		s.token = utf8.AppendRune(s.token, r)
		return true
	}
	s.UnreadRune()
	return false
}

func (s *scan) word(skipSpace bool, f func(rune) bool) string {
	if skipSpace {
		s.SkipSpace()
	}
	for {
		r := s.next()
		if r == noRune {
			break
		}
		if !f(r) {
			s.UnreadRune()
			break
		}
		s.token = utf8.AppendRune(s.token, r)
	}
	return string(s.token)
}

func isSpace(r rune) bool {
	switch {
	case r >= 9 && r <= 13, r == ' ', r == 0x85, r == 0xa0, r == 0x1680, r >= 0x2000 && r <= 0x200a:
		return true
	case r == 0x2028, r == 0x2029, r == 0x202f, r == 0x205f, r == 0x3000:
		return true
	}
	return false
}

func (s *scan) values(a []any) (n int, err error) {
	defer catch(&err)
	for _, arg := range a {
		s.one('v', arg)
		n++
	}
	if s.lineEnds {
		for {
			r := s.next()
			if r == '\n' || r == noRune {
				break
			}
			if !isSpace(r) {
				s.fail("expected newline")
			}
		}
	}
	return n, nil
}

// literal goes through the format up to the next verb, and through the input with it. It gives how
// far it came, -1 if the input is another.
func (s *scan) literal(format string) int {
	i := 0
	for i < len(format) {
		c, size := utf8.DecodeRuneInString(format[i:])
		if isSpace(c) {
			i += s.spaces(format[i:])
			continue
		}
		if c == '%' {
			if i+1 == len(format) {
				s.fail("missing verb: % at end of format string")
			}
			if format[i+1] != '%' {
				return i
			}
			i++
		}
		if s.must() != c {
			s.UnreadRune()
			return -1
		}
		i += size
	}
	return i
}

func (s *scan) spaces(format string) int {
	i, lines, trailing := 0, 0, false
	for i < len(format) {
		c, size := utf8.DecodeRuneInString(format[i:])
		if !isSpace(c) {
			break
		}
		if c == '\n' {
			lines++
		}
		trailing = c != '\n'
		i += size
	}
	for range lines {
		r := s.next()
		for isSpace(r) && r != '\n' {
			r = s.next()
		}
		if r != '\n' && r != noRune {
			s.fail("newline in format does not match input")
		}
	}
	if trailing {
		r := s.next()
		if lines == 0 {
			if !isSpace(r) && r != noRune {
				s.fail("expected space in input to match format")
			}
			if r == '\n' {
				s.fail("newline in input does not match format")
			}
		}
		for isSpace(r) && r != '\n' {
			r = s.next()
		}
		if r != noRune {
			s.UnreadRune()
		}
	}
	return i
}

func (s *scan) formatted(format string, a []any) (n int, err error) {
	defer catch(&err)
	for i := 0; i < len(format); {
		w := s.literal(format[i:])
		if w > 0 {
			i += w
			continue
		}
		if format[i] != '%' {
			if w < 0 {
				s.fail("input does not match format")
			}
			break
		}
		i++
		s.width = anyWidth
		for width := 0; i < len(format)-1 && format[i] >= '0' && format[i] <= '9'; i++ {
			width = width*10 + int(format[i]-'0')
			s.width = width
		}
		verb, size := utf8.DecodeRuneInString(format[i:])
		i += size
		if verb != 'c' {
			s.SkipSpace()
		}
		if verb == '%' {
			s.more()
			if !s.accept("%") {
				s.fail("missing literal %")
			}
			continue
		}
		s.limit = min(anyWidth, s.count+s.width)
		if n >= len(a) {
			s.fail("too few operands for format '%" + format[i-size:] + "'")
		}
		s.one(verb, a[n])
		n++
		s.limit = anyWidth
	}
	if n < len(a) {
		s.fail("too many operands")
	}
	return n, nil
}

func (s *scan) verb(verb rune, known, what string) {
	if !in(known, verb) {
		s.fail("bad verb '%" + string(verb) + "' for " + what)
	}
}

func (s *scan) one(verb rune, arg any) {
	s.token = s.token[:0]
	if v, ok := arg.(Scanner); ok {
		if err := v.Scan(s, verb); err != nil {
			if err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			s.stop(err)
		}
		return
	}
	switch v := arg.(type) {
	case *bool:
		*v = s.bool(verb)
	case *int:
		*v = int(s.int(verb, 64))
	case *int8:
		*v = int8(s.int(verb, 8))
	case *int16:
		*v = int16(s.int(verb, 16))
	case *int32:
		*v = int32(s.int(verb, 32))
	case *int64:
		*v = s.int(verb, 64)
	case *uint:
		*v = uint(s.uint(verb, 64))
	case *uint8:
		*v = uint8(s.uint(verb, 8))
	case *uint16:
		*v = uint16(s.uint(verb, 16))
	case *uint32:
		*v = uint32(s.uint(verb, 32))
	case *uint64:
		*v = s.uint(verb, 64)
	case *uintptr:
		*v = uintptr(s.uint(verb, 64))
	case *float32:
		*v = float32(s.float(verb, 32, "float32"))
	case *float64:
		*v = s.float(verb, 64, "float64")
	case *string:
		*v = s.string(verb)
	case *[]byte:
		*v = []byte(s.string(verb))
	default:
		s.other(verb, arg)
	}
}

const (
	pointsToNothing = iota
	pointsToBool
	pointsToInt
	pointsToUint
	pointsToFloat
	pointsToString
	pointsToOther
)

// pointee tells what kind of variable a pointer of a type with a name points to, and its bits.
func pointee(pointer any) (kind, bits int)

// assign sets the variable that the pointer points to.
func assign(pointer any, number int64, float float64, text string)

func (s *scan) other(verb rune, arg any) {
	kind, bits := pointee(arg)
	switch kind {
	case pointsToNothing:
		s.fail("type not a pointer: " + Sprintf("%T", arg))
	case pointsToBool:
		n := int64(0)
		if s.bool(verb) {
			n = 1
		}
		assign(arg, n, 0, "")
	case pointsToInt:
		assign(arg, s.int(verb, bits), 0, "")
	case pointsToUint:
		assign(arg, int64(s.uint(verb, bits)), 0, "")
	case pointsToFloat:
		assign(arg, 0, s.float(verb, bits, "float"+strconv.Itoa(bits)), "")
	case pointsToString:
		assign(arg, 0, 0, s.string(verb))
	default:
		s.fail("can't scan type: " + Sprintf("%T", arg))
	}
}

func (s *scan) bool(verb rune) bool {
	s.SkipSpace()
	s.more()
	s.verb(verb, "tv", "boolean")
	switch s.next() {
	case '1':
		return true
	case 't', 'T':
		if s.accept("rR") && (!s.accept("uU") || !s.accept("eE")) {
			s.fail("syntax error scanning boolean")
		}
		return true
	case 'f', 'F':
		if s.accept("aA") && (!s.accept("lL") || !s.accept("sS") || !s.accept("eE")) {
			s.fail("syntax error scanning boolean")
		}
	}
	return false
}

const decimals = "0123456789"

// digits takes the digits of an integer and gives its base.
func (s *scan) digits(verb rune) (token string, base int) {
	s.verb(verb, "bdoUxXv", "integer")
	set, some := decimals, false
	base = 10
	switch verb {
	case 'b':
		base, set = 2, "01"
	case 'o':
		base, set = 8, "01234567"
	case 'x', 'X', 'U':
		base, set = 16, "0123456789aAbBcCdDeEfF"
	case 'v':
		base = 0
		set, some = s.prefix()
	}
	if !some {
		s.more()
		if !s.accept(set) {
			s.fail("expected integer")
		}
	}
	for s.accept(set) {
	}
	return string(s.token), base
}

func (s *scan) prefix() (set string, zero bool) {
	if !s.accept("0") {
		return decimals + "_", false
	}
	switch {
	case s.accept("bB"):
		return "01_", true
	case s.accept("oO"):
		return "01234567_", true
	case s.accept("xX"):
		return "0123456789aAbBcCdDeEfF_", true
	}
	return "01234567_", true
}

func (s *scan) character(bits int) int64 {
	s.more()
	r := int64(s.next())
	if x := r << (64 - bits) >> (64 - bits); x != r {
		s.fail("overflow on character value " + string(rune(r)))
	}
	return r
}

func (s *scan) unicode() {
	if s.next() != 'U' || s.next() != '+' {
		s.fail("bad unicode format ")
	}
}

func (s *scan) int(verb rune, bits int) int64 {
	if verb == 'c' {
		return s.character(bits)
	}
	s.SkipSpace()
	s.more()
	s.verb(verb, "bdoUxXv", "integer")
	if verb == 'U' {
		s.unicode()
	} else {
		s.accept("+-")
	}
	token, base := s.digits(verb)
	i, err := strconv.ParseInt(token, base, 64)
	if err != nil {
		s.stop(err)
	}
	if x := i << (64 - bits) >> (64 - bits); x != i {
		s.fail("integer overflow on token " + token)
	}
	return i
}

func (s *scan) uint(verb rune, bits int) uint64 {
	if verb == 'c' {
		return uint64(s.character(bits))
	}
	s.SkipSpace()
	s.more()
	s.verb(verb, "bdoUxXv", "integer")
	if verb == 'U' {
		s.unicode()
	}
	token, base := s.digits(verb)
	i, err := strconv.ParseUint(token, base, 64)
	if err != nil {
		s.stop(err)
	}
	if x := i << (64 - bits) >> (64 - bits); x != i {
		s.fail("unsigned integer overflow on token " + token)
	}
	return i
}

func (s *scan) float(verb rune, bits int, what string) float64 {
	s.verb(verb, "beEfFgGv", what)
	s.SkipSpace()
	s.more()
	f, err := strconv.ParseFloat(s.floatToken(), bits)
	if err != nil {
		s.stop(err)
	}
	return f
}

func (s *scan) floatToken() string {
	s.token = s.token[:0]
	if s.accept("nN") && s.accept("aA") && s.accept("nN") {
		return string(s.token)
	}
	s.accept("+-")
	if s.accept("iI") && s.accept("nN") && s.accept("fF") {
		return string(s.token)
	}
	set, exponent := decimals+"_", "eEpP"
	if s.accept("0") && s.accept("xX") {
		set, exponent = "0123456789aAbBcCdDeEfF_", "pP"
	}
	for s.accept(set) {
	}
	if s.accept(".") {
		for s.accept(set) {
		}
	}
	if s.accept(exponent) {
		s.accept("+-")
		for s.accept(decimals + "_") {
		}
	}
	return string(s.token)
}

func (s *scan) string(verb rune) string {
	s.verb(verb, "svqxX", "string")
	s.SkipSpace()
	s.more()
	switch verb {
	case 'q':
		return s.quoted()
	case 'x', 'X':
		return s.hex()
	}
	return s.word(true, func(r rune) bool { return !isSpace(r) })
}

func (s *scan) quoted() string {
	switch quote := s.next(); quote {
	case '`':
		for {
			r := s.must()
			if r == quote {
				return string(s.token)
			}
			s.token = utf8.AppendRune(s.token, r)
		}
	case '"':
		s.token = append(s.token, '"')
		for {
			r := s.must()
			s.token = utf8.AppendRune(s.token, r)
			if r == '\\' {
				s.token = utf8.AppendRune(s.token, s.must())
			} else if r == '"' {
				break
			}
		}
		text, err := strconv.Unquote(string(s.token))
		if err != nil {
			s.stop(err)
		}
		return text
	}
	s.fail("expected quoted string")
	return ""
}

func hexDigit(r rune) int {
	switch {
	case r >= '0' && r <= '9':
		return int(r - '0')
	case r >= 'a' && r <= 'f':
		return int(r-'a') + 10
	case r >= 'A' && r <= 'F':
		return int(r-'A') + 10
	}
	return -1
}

func (s *scan) hex() string {
	for {
		r := s.next()
		if r == noRune {
			break
		}
		high := hexDigit(r)
		if high < 0 {
			s.UnreadRune()
			break
		}
		low := hexDigit(s.must())
		if low < 0 {
			s.fail("illegal hex digit")
		}
		s.token = append(s.token, byte(high<<4|low))
	}
	if len(s.token) == 0 {
		s.fail("no hex data for %x string")
	}
	return string(s.token)
}
