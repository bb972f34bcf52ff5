package main

import "fmt"

type Stat struct{ Hits, Misses int }

type Player struct {
	Name  string
	Pos   struct{ X, Y float64 }
	Stats [2]Stat
	Inv   map[string]int
	Pet   *Player
}

func (p *Player) Move(dx, dy float64) *Player {
	p.Pos.X += dx
	p.Pos.Y += dy
	return p
}

func (p Player) With(name string) Player {
	p.Name = name
	return p
}

func total(ps ...Player) (s Stat) {
	for _, p := range ps {
		for _, st := range p.Stats {
			s.Hits += st.Hits
			s.Misses += st.Misses
		}
	}
	return
}

type Event struct {
	Kind string
	Data any
}

type Ring struct {
	buf  [4]Event
	next int
}

func (r *Ring) Put(e Event) (old Event) {
	old, r.buf[r.next] = r.buf[r.next], e
	r.next = (r.next + 1) % len(r.buf)
	return
}

func main() {
	p := Player{Name: "ann"}
	p.Move(1, 2).Move(0.5, -1)
	p.Stats[1].Hits += 5
	p.Stats[0] = Stat{1, 2}
	if p.Inv == nil {
		p.Inv = map[string]int{"coin": 3}
	}
	p.Inv["coin"]--
	q := p.With("bob")
	q.Stats[0].Hits = 100
	q.Pos.X = -1
	q.Inv["coin"] += 10
	fmt.Printf("%+v\n%+v\n", p, q)
	p.Pet = &q
	p.Pet.Stats[1].Misses++
	p.Pet.Pet = &Player{Name: "flea", Inv: q.Inv}
	p.Pet.Pet.Inv["egg"]++
	fmt.Println(q.Stats, p.Inv, q.Pet.Name, total(p, q, *q.Pet))
	team := map[string]Player{"a": p}
	t := team["a"]
	t.Name = "local"
	team["b"] = t
	team["b"].Pet.Name = "shared"
	fmt.Println(team["a"].Name, team["b"].Name, q.Name)
	list := []Player{p, q}
	for i := range list {
		l := &list[i]
		l.Name += fmt.Sprint(i)
		l.Move(float64(i), 0)
	}
	fmt.Println(list[0].Name, list[1].Name, p.Name, list[1].Pos, q.Pos)
	list[0], list[1] = list[1], list[0]
	fmt.Println(list[0].Name, list[1].Name)
	var r Ring
	for i := range 6 {
		old := r.Put(Event{fmt.Sprint("e", i), i * i})
		fmt.Print(old.Kind, old.Data, " ")
	}
	fmt.Println(r.next, r.buf)
	s := r.buf
	s[0].Data = "changed"
	fmt.Println(r.buf[0].Data, s[0].Data, r.buf == s, r.buf[1] == s[1])
	pair := struct{ a, b *Player }{&p, &q}
	pair.a, pair.b = pair.b, pair.a
	pair.a.Name = "via pair"
	fmt.Println(q.Name)
	type point struct{ x, y int }
	seen := map[point]bool{}
	pt := point{}
	for _, d := range []point{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}} {
		pt.x += d.x
		pt.y += d.y
		seen[pt] = true
	}
	fmt.Println(len(seen), seen[point{1, 1}], seen[point{2, 2}])
	anon := []struct {
		in   string
		want []int
	}{{"a", nil}, {"b", []int{1}}}
	anon[1].want = append(anon[1].want, 2)
	for _, c := range anon {
		c.in += "!"
		fmt.Print(c.in, c.want, " ")
	}
	fmt.Println(anon)
}
