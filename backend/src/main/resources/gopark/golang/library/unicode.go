// Package unicode tells kinds of characters.
package unicode

const (
	MaxRune         = '\U0010FFFF'
	ReplacementChar = '\uFFFD'
	MaxASCII        = '\u007F'
	MaxLatin1       = '\u00FF'

	UpperCase = 0
	LowerCase = 1
	TitleCase = 2

	Version = "15.0.0"
)

func IsLetter(r rune) bool
func IsDigit(r rune) bool
func IsNumber(r rune) bool
func IsSpace(r rune) bool
func IsUpper(r rune) bool
func IsLower(r rune) bool
func IsTitle(r rune) bool
func IsPunct(r rune) bool
func IsControl(r rune) bool
func IsGraphic(r rune) bool
func IsPrint(r rune) bool
func IsSymbol(r rune) bool
func IsMark(r rune) bool
func ToUpper(r rune) rune
func ToLower(r rune) rune
func ToTitle(r rune) rune
func SimpleFold(r rune) rune

// To maps a character to one of the cases.
func To(_case int, r rune) rune {
	switch _case {
	case UpperCase:
		return ToUpper(r)
	case LowerCase:
		return ToLower(r)
	case TitleCase:
		return ToTitle(r)
	}
	return ReplacementChar
}

// A RangeTable is a set of characters, known by its name.
type RangeTable struct {
	name string
}

func isIn(table string, r rune) bool

// Is tells whether the character is in the set.
func Is(rangeTab *RangeTable, r rune) bool { return isIn(rangeTab.name, r) }

// In tells whether it is in one of them.
func In(r rune, ranges ...*RangeTable) bool {
	for _, table := range ranges {
		if isIn(table.name, r) {
			return true
		}
	}
	return false
}

// IsOneOf is In the other way round.
func IsOneOf(ranges []*RangeTable, r rune) bool { return In(r, ranges...) }

// Sets by category.
var (
	Letter = &RangeTable{"L"}
	L      = Letter
	Upper  = &RangeTable{"Lu"}
	Lu     = Upper
	Lower  = &RangeTable{"Ll"}
	Ll     = Lower
	Title  = &RangeTable{"Lt"}
	Lt     = Title
	Lm     = &RangeTable{"Lm"}
	Lo     = &RangeTable{"Lo"}
	Mark   = &RangeTable{"M"}
	M      = Mark
	Mn     = &RangeTable{"Mn"}
	Mc     = &RangeTable{"Mc"}
	Me     = &RangeTable{"Me"}
	Number = &RangeTable{"N"}
	N      = Number
	Digit  = &RangeTable{"Nd"}
	Nd     = Digit
	Nl     = &RangeTable{"Nl"}
	No     = &RangeTable{"No"}
	Punct  = &RangeTable{"P"}
	P      = Punct
	Symbol = &RangeTable{"S"}
	S      = Symbol
	Sm     = &RangeTable{"Sm"}
	Sc     = &RangeTable{"Sc"}
	Sk     = &RangeTable{"Sk"}
	So     = &RangeTable{"So"}
	Space  = &RangeTable{"Z"}
	Z      = Space
	Zs     = &RangeTable{"Zs"}
	Other  = &RangeTable{"C"}
	C      = Other
	Cc     = &RangeTable{"Cc"}
	Cf     = &RangeTable{"Cf"}
)

// Sets by script.
var (
	Arabic     = &RangeTable{"ARABIC"}
	Armenian   = &RangeTable{"ARMENIAN"}
	Common     = &RangeTable{"COMMON"}
	Cyrillic   = &RangeTable{"CYRILLIC"}
	Devanagari = &RangeTable{"DEVANAGARI"}
	Georgian   = &RangeTable{"GEORGIAN"}
	Greek      = &RangeTable{"GREEK"}
	Han        = &RangeTable{"HAN"}
	Hangul     = &RangeTable{"HANGUL"}
	Hebrew     = &RangeTable{"HEBREW"}
	Hiragana   = &RangeTable{"HIRAGANA"}
	Katakana   = &RangeTable{"KATAKANA"}
	Latin      = &RangeTable{"LATIN"}
	Thai       = &RangeTable{"THAI"}
)
