package main

import (
	"fmt"
	"os"
	"strings"
)

type Category int

const (
	Unknown Category = iota
	Food
	Tool
	numCategories
)

var names = [numCategories]string{"unknown", "food", "tool"}

func (c Category) String() string {
	if c < 0 || c >= numCategories {
		return fmt.Sprintf("Category(%d)", int(c))
	}
	return names[c]
}

type Item struct {
	Name  string
	Cat   Category
	Qty   int
	Price float64
	Tags  []string
}

type Filter func(Item) bool

func And(fs ...Filter) Filter {
	return func(it Item) bool {
		for _, f := range fs {
			if !f(it) {
				return false
			}
		}
		return true
	}
}

func InCat(c Category) Filter { return func(it Item) bool { return it.Cat == c } }
func Tagged(tag string) Filter {
	return func(it Item) bool {
		for _, t := range it.Tags {
			if strings.EqualFold(t, tag) {
				return true
			}
		}
		return false
	}
}

type Store struct{ items []Item }

func (s *Store) Add(items ...Item) *Store { s.items = append(s.items, items...); return s }

func (s Store) Select(f Filter) (out Store) {
	for _, it := range s.items {
		if f(it) {
			out.items = append(out.items, it)
		}
	}
	return
}

func (s Store) Value() (total float64) {
	for i := range s.items {
		it := &s.items[i]
		total += float64(it.Qty) * it.Price
	}
	return
}

func (s *Store) Update(name string, change func(*Item)) bool {
	for i := range s.items {
		if s.items[i].Name == name {
			change(&s.items[i])
			return true
		}
	}
	return false
}

func main() {
	var s Store
	s.Add(Item{"bread", Food, 10, 2.5, []string{"Bakery"}}, Item{Name: "saw", Cat: Tool, Qty: 2, Price: 19.99}).
		Add(Item{"cake", Food, 1, 30, []string{"bakery", "sweet"}})
	fmt.Printf("%.2f\n", s.Value())
	bakery := s.Select(And(InCat(Food), Tagged("bakery")))
	fmt.Printf("%+v\n", bakery.items)
	fmt.Println(s.Update("saw", func(it *Item) { it.Qty *= 3; it.Tags = append(it.Tags, "sharp") }), s.Update("none", nil))
	fmt.Println(s.items[1], Category(9), Category(-1), Unknown)
	fmt.Printf("%v %d %s|%8v|%-8s|\n", Food, Food, Tool, Tool, Food)
	byCat := map[Category][]string{}
	for _, it := range s.items {
		byCat[it.Cat] = append(byCat[it.Cat], it.Name)
	}
	fmt.Println(byCat)
	if v := s.Value(); v > 100 {
		fmt.Fprintf(os.Stderr, "too much: %.1f\n", v)
		os.Exit(1)
	}
}
