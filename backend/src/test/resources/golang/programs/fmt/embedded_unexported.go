package main

import (
	"errors"
	"fmt"
	"time"
)

type inner struct {
	D time.Duration
	E error
	d time.Duration
}

type Outer struct {
	inner
	n time.Duration
}

type deep struct{ Outer }

type list struct {
	L []time.Duration
	M map[time.Duration]time.Duration
	A [1]time.Duration
	I any
}

type durations []time.Duration

type stringer interface{ String() string }

type all struct {
	list
	durations
	stringer
	time.Duration
}

type byPointer struct{ *inner }

type level int

func (l level) String() string { return "level" }

type hasLevel struct{ level }

func (h hasLevel) other() {}

type hasField struct{ l level }

type nested struct{ hasField }

type holder struct{ h hasLevel }

func main() {
	o := Outer{inner{time.Second, errors.New("boom"), time.Hour}, time.Minute}
	fmt.Println(o)
	fmt.Printf("%+v\n", o)
	fmt.Printf("%+v\n", deep{o})
	fmt.Printf("%s\n", struct{ O Outer }{o})
	o.E = nil
	fmt.Printf("%v\n", struct{ o Outer }{o})
	a := all{
		list{[]time.Duration{1}, map[time.Duration]time.Duration{1: 2}, [1]time.Duration{3}, time.Second},
		durations{4}, time.Second, time.Minute,
	}
	fmt.Printf("%+v\n", struct{ X any }{a.list})
	fmt.Printf("%+v\n", struct {
		list
		durations
	}{a.list, a.durations})
	fmt.Printf("%v\n", struct {
		stringer
		N int
	}{time.Second, 1}.N)
	fmt.Printf("%v %v\n", struct{ X, y hasLevel }{}, nested{})
	fmt.Printf("%v %+v %+v\n", hasLevel{}, struct{ h hasLevel }{}, holder{})
	fmt.Printf("%#v\n", struct{ inner }{inner{D: 1}})
	fmt.Println(byPointer{}.inner == nil)
}
