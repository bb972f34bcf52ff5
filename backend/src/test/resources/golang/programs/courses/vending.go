package main

import "fmt"

type Coin int

const (
	Penny   Coin = 1
	Nickel  Coin = 5
	Dime    Coin = 10
	Quarter Coin = 25
)

func (c Coin) String() string {
	names := map[Coin]string{Penny: "penny", Nickel: "nickel", Dime: "dime", Quarter: "quarter"}
	if n, ok := names[c]; ok {
		return n
	}
	return fmt.Sprintf("%d¢", int(c))
}

type Slot struct {
	Name  string
	Price int
	Left  int
}

type state interface {
	insert(m *Machine, c Coin) (state, error)
	choose(m *Machine, slot string) (state, error)
}

type Machine struct {
	slots map[string]*Slot
	state
	credit int
	bank   map[Coin]int
	sold   []string
}

type idle struct{}
type paid struct{ coins []Coin }
type broken struct{ reason string }

func (idle) insert(m *Machine, c Coin) (state, error) { return paid{}.insert(m, c) }
func (idle) choose(m *Machine, s string) (state, error) {
	return idle{}, fmt.Errorf("insert %d¢ first", m.slots[s].Price)
}

func (p paid) insert(m *Machine, c Coin) (state, error) {
	switch c {
	case Penny, Nickel, Dime, Quarter:
		m.credit += int(c)
		m.bank[c]++
		return paid{append(p.coins, c)}, nil
	}
	return p, fmt.Errorf("%v is no coin", c)
}

func (p paid) choose(m *Machine, name string) (state, error) {
	s, ok := m.slots[name]
	switch {
	case !ok:
		return p, fmt.Errorf("no slot %s", name)
	case s.Left == 0:
		return p, fmt.Errorf("%s is sold out", s.Name)
	case m.credit < s.Price:
		return p, fmt.Errorf("%s costs %d, %d missing", s.Name, s.Price, s.Price-m.credit)
	}
	s.Left--
	m.sold = append(m.sold, s.Name)
	change, ok := m.change(m.credit - s.Price)
	fmt.Println("  out:", s.Name, "change:", change, "coins in:", p.coins)
	m.credit = 0
	if !ok {
		return broken{"no change"}, nil
	}
	return idle{}, nil
}

func (b broken) insert(*Machine, Coin) (state, error)   { return b, fmt.Errorf("broken: %s", b.reason) }
func (b broken) choose(*Machine, string) (state, error) { return b, fmt.Errorf("broken: %s", b.reason) }

func (m *Machine) change(n int) (out []Coin, ok bool) {
	for _, c := range [...]Coin{Quarter, Dime, Nickel, Penny} {
		for n >= int(c) && m.bank[c] > 0 {
			n -= int(c)
			m.bank[c]--
			out = append(out, c)
		}
	}
	return out, n == 0
}

func (m *Machine) do(f func() (state, error)) {
	s, err := f()
	if err != nil {
		fmt.Println("  error:", err)
	}
	m.state = s
}

func main() {
	m := &Machine{
		slots: map[string]*Slot{"A1": {"chips", 60, 1}, "B2": {"gum", 9, 5}},
		state: idle{},
		bank:  map[Coin]int{Dime: 1},
	}
	steps := []any{"A1", Quarter, Quarter, "A1", Quarter, "A1", Quarter, "A1", "C3", Coin(3), "B2", Penny}
	for _, s := range steps {
		fmt.Printf("%T %v\n", s, s)
		switch v := s.(type) {
		case Coin:
			m.do(func() (state, error) { return m.insert(m, v) })
		case string:
			m.do(func() (state, error) { return m.choose(m, v) })
		}
	}
	fmt.Printf("%T %+v %d\n", m.state, m.state, m.credit)
	fmt.Println(m.sold, m.bank, *m.slots["A1"], *m.slots["B2"])
}
