package main

import (
	"errors"
	"fmt"
	"strconv"
	"unicode"
)

type parser struct {
	in  []rune
	pos int
}

var errDivide = errors.New("division by zero")

func (p *parser) peek() rune {
	for p.pos < len(p.in) && unicode.IsSpace(p.in[p.pos]) {
		p.pos++
	}
	if p.pos == len(p.in) {
		return 0
	}
	return p.in[p.pos]
}

func (p *parser) expr() float64 {
	v := p.term()
	for {
		switch p.peek() {
		case '+':
			p.pos++
			v += p.term()
		case '-':
			p.pos++
			v -= p.term()
		default:
			return v
		}
	}
}

func (p *parser) term() float64 {
	v := p.factor()
	for {
		switch op := p.peek(); op {
		case '*', '/':
			p.pos++
			f := p.factor()
			if op == '*' {
				v *= f
			} else if f == 0 {
				panic(errDivide)
			} else {
				v /= f
			}
		default:
			return v
		}
	}
}

func (p *parser) factor() float64 {
	switch c := p.peek(); {
	case c == '(':
		p.pos++
		v := p.expr()
		if p.peek() != ')' {
			panic(fmt.Errorf("missing ) at %d", p.pos))
		}
		p.pos++
		return v
	case c == '-':
		p.pos++
		return -p.factor()
	case unicode.IsDigit(c):
		start := p.pos
		for p.pos < len(p.in) && (unicode.IsDigit(p.in[p.pos]) || p.in[p.pos] == '.') {
			p.pos++
		}
		v, err := strconv.ParseFloat(string(p.in[start:p.pos]), 64)
		if err != nil {
			panic(err)
		}
		return v
	case c == 0:
		panic(errors.New("unexpected end"))
	default:
		panic(fmt.Errorf("unexpected %q at %d", c, p.pos))
	}
}

func eval(s string) (v float64, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("eval %q: %w", s, r.(error))
		}
	}()
	p := &parser{in: []rune(s)}
	v = p.expr()
	if c := p.peek(); c != 0 {
		return 0, fmt.Errorf("eval %q: trailing %q", s, c)
	}
	return v, nil
}

func main() {
	for _, s := range []string{"1 + 2 * 3", "(1+2)*3", "-4 / 2 - -1", "2 * (3 + 4) * 5", "10/4", "1/0", "2 +", "(1", "3 $ 4", "1.2.3", "7 7", "é", ""} {
		v, err := eval(s)
		fmt.Println(v, err, errors.Is(err, errDivide))
	}
}
