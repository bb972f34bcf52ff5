package main

import (
	"errors"
	"fmt"
	"os"
	"sort"
	"strings"
)

type Priority int

const (
	Low Priority = iota + 1
	Medium
	High
)

func (p Priority) String() string {
	switch p {
	case Low:
		return "low"
	case Medium:
		return "medium"
	case High:
		return "HIGH"
	}
	return fmt.Sprintf("Priority(%d)", int(p))
}

func ParsePriority(s string) (Priority, error) {
	for p := Low; p <= High; p++ {
		if strings.EqualFold(p.String(), s) {
			return p, nil
		}
	}
	return 0, fmt.Errorf("unknown priority %q", s)
}

type Task struct {
	ID   int
	Text string
	Priority
	Done bool
}

func (t Task) String() string {
	mark := " "
	if t.Done {
		mark = "x"
	}
	return fmt.Sprintf("[%s] %2d %-12s %v", mark, t.ID, t.Text, t.Priority)
}

type List struct {
	tasks  []*Task
	nextID int
	undo   []func()
}

var ErrNotFound = errors.New("no such task")

func (l *List) find(id int) (int, *Task, error) {
	for i, t := range l.tasks {
		if t.ID == id {
			return i, t, nil
		}
	}
	return -1, nil, fmt.Errorf("task %d: %w", id, ErrNotFound)
}

func (l *List) Add(text string, p Priority) *Task {
	l.nextID++
	t := &Task{ID: l.nextID, Text: text, Priority: p}
	l.tasks = append(l.tasks, t)
	l.undo = append(l.undo, func() { l.tasks = l.tasks[:len(l.tasks)-1] })
	return t
}

func (l *List) Finish(id int) error {
	_, t, err := l.find(id)
	if err != nil {
		return err
	}
	was := t.Done
	t.Done = true
	l.undo = append(l.undo, func() { t.Done = was })
	return nil
}

func (l *List) Remove(id int) error {
	i, t, err := l.find(id)
	if err != nil {
		return err
	}
	l.tasks = append(l.tasks[:i], l.tasks[i+1:]...)
	l.undo = append(l.undo, func() {
		l.tasks = append(l.tasks, nil)
		copy(l.tasks[i+1:], l.tasks[i:])
		l.tasks[i] = t
	})
	return nil
}

func (l *List) Undo() bool {
	if len(l.undo) == 0 {
		return false
	}
	last := len(l.undo) - 1
	l.undo[last]()
	l.undo = l.undo[:last]
	return true
}

func (l *List) Print(title string) {
	fmt.Println("==", title)
	sorted := append([]*Task(nil), l.tasks...)
	sort.SliceStable(sorted, func(i, j int) bool { return sorted[i].Priority > sorted[j].Priority })
	for _, t := range sorted {
		fmt.Println(t)
	}
}

func (l *List) Run(script string) (failed int) {
	for n, line := range strings.Split(strings.TrimSpace(script), "\n") {
		cmd, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		var err error
		switch cmd {
		case "add":
			text, prio, ok := strings.Cut(rest, "!")
			p := Medium
			if ok {
				if p, err = ParsePriority(prio); err != nil {
					break
				}
			}
			l.Add(strings.TrimSpace(text), p)
		case "done", "rm":
			var id int
			if _, err = fmt.Sscanf(rest, "%d", &id); err != nil {
				break
			}
			if cmd == "done" {
				err = l.Finish(id)
			} else {
				err = l.Remove(id)
			}
		case "undo":
			if !l.Undo() {
				err = errors.New("nothing to undo")
			}
		case "":
		default:
			err = fmt.Errorf("unknown command %q", cmd)
		}
		if err != nil {
			failed++
			fmt.Printf("line %d: %v (%t)\n", n+1, err, errors.Is(err, ErrNotFound))
		}
	}
	return
}

func main() {
	var l List
	failed := l.Run(`
		add buy milk !low
		add write code !high
		add sleep
		add fly !never
		done 2
		done 9
		rm 1
		dance
		undo`)
	l.Print("after the script")
	for l.Undo() {
	}
	l.Print("all undone")
	failed += l.Run("undo")
	if failed > 0 {
		fmt.Fprintln(os.Stderr, failed, "failed")
		os.Exit(failed)
	}
}
