package main

import (
	"fmt"
	"slices"
	"strings"
)

type Item string

type Room struct {
	Name  string
	Exits map[string]*Room
	Items []Item
	Enter func(*Game) string
}

type Game struct {
	At    *Room
	Bag   []Item
	Turns int
	Over  bool
}

type Command func(g *Game, args []string) string

var commands map[string]Command

func init() {
	commands = map[string]Command{
		"go":   (*Game).walk,
		"take": (*Game).take,
		"drop": func(g *Game, args []string) string {
			for _, a := range args {
				if i := slices.Index(g.Bag, Item(a)); i >= 0 {
					g.At.Items = append(g.At.Items, g.Bag[i])
					g.Bag = slices.Delete(g.Bag, i, i+1)
				}
			}
			return fmt.Sprint("bag: ", g.Bag)
		},
		"look": func(g *Game, _ []string) string { return g.At.describe() },
		"help": func(*Game, []string) string {
			names := make([]string, 0, len(commands))
			for n := range commands {
				names = append(names, n)
			}
			slices.Sort(names)
			return strings.Join(names, " ")
		},
	}
}

func (r *Room) describe() string {
	exits := []string{}
	for d := range r.Exits {
		exits = append(exits, d)
	}
	slices.Sort(exits)
	return fmt.Sprintf("%s %v -> %s", r.Name, r.Items, strings.Join(exits, ","))
}

func (r *Room) connect(dir string, to *Room) {
	opposite := map[string]string{"north": "south", "south": "north", "east": "west", "west": "east"}
	for _, c := range []struct {
		from, to *Room
		dir      string
	}{{r, to, dir}, {to, r, opposite[dir]}} {
		if c.from.Exits == nil {
			c.from.Exits = map[string]*Room{}
		}
		c.from.Exits[c.dir] = c.to
	}
}

func (g *Game) walk(args []string) string {
	if len(args) == 0 {
		return "go where?"
	}
	next, ok := g.At.Exits[args[0]]
	if !ok {
		return "no way " + args[0]
	}
	if next.Enter != nil {
		if msg := next.Enter(g); msg != "" {
			return msg
		}
	}
	g.At = next
	return next.describe()
}

func (g *Game) take(args []string) string {
	var got []Item
	g.At.Items = slices.DeleteFunc(g.At.Items, func(it Item) bool {
		if slices.Contains(args, string(it)) || slices.Contains(args, "all") {
			got = append(got, it)
			return true
		}
		return false
	})
	g.Bag = append(g.Bag, got...)
	return fmt.Sprintf("took %d: %q", len(got), got)
}

func (g *Game) Do(line string) string {
	g.Turns++
	words := strings.Fields(strings.ToLower(line))
	if len(words) == 0 {
		return "..."
	}
	cmd, ok := commands[words[0]]
	if !ok {
		return fmt.Sprintf("I do not know how to %s", words[0])
	}
	return cmd(g, words[1:])
}

func main() {
	hall := &Room{Name: "hall", Items: []Item{"lamp", "coin"}}
	cellar := &Room{Name: "cellar", Items: []Item{"key"}}
	vault := &Room{Name: "vault"}
	hall.connect("south", cellar)
	cellar.connect("east", vault)
	vault.Enter = func(g *Game) string {
		if !slices.Contains(g.Bag, "key") {
			return "the door is locked"
		}
		g.Over = true
		return ""
	}
	g := &Game{At: hall}
	for _, line := range []string{"look", "", "dance", "help", "go", "go up", "take lamp ghost", "go south", "go east", "take all", "drop lamp", "look", "GO East", "never"} {
		fmt.Printf("> %s\n%s\n", line, g.Do(line))
		if g.Over {
			fmt.Println("you win after", g.Turns, "turns with", g.Bag)
			break
		}
	}
	fmt.Println(hall.Items, cellar.Items, vault.Exits["west"] == cellar)
}
