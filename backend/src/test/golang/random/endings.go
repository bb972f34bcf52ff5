package main

import (
	"fmt"
	"strings"
)

// end is a statement that ends the program, or its goroutine, in most cases.
func (g *generator) end() string {
	text := g.endings()[g.random.IntN(len(g.endings()))](g)
	if g.chance(50) {
		text = "tell()\n" + text
	}
	switch g.random.IntN(12) {
	case 0:
		return fmt.Sprintf("func() {\ndefer func() {\n%s}()\n%s}()\n", g.note(), text)
	case 1:
		return fmt.Sprintf("func() {\ndefer func() {\n%spanic(recover())\n}()\n%s}()\n", g.note(), text)
	case 2:
		return fmt.Sprintf("func() {\ndefer func() {\n%spanic(\"again\")\n}()\n%s}()\n", g.note(), text)
	case 3:
		f := g.name("fails")
		g.functions = append(g.functions, fmt.Sprintf("%sfunc %s(n int) {\n%s%s}\n",
			g.choose("//go:noinline\n", ""), f, g.noteOf("n"), text))
		return fmt.Sprintf("%s(%d)\n", f, g.upTo(99))
	case 4:
		return fmt.Sprintf("go func() {\n%s}()\n%s", text, g.yields())
	default:
		return text
	}
}

func (g *generator) endings() []func(*generator) string {
	return []func(*generator) string{
		(*generator).panics, (*generator).panics, (*generator).runtimeError, (*generator).runtimeError,
		(*generator).misuse, (*generator).misuse, (*generator).blocks, (*generator).blocks,
		(*generator).blocks, (*generator).blocks, (*generator).leaves,
	}
}

func (g *generator) panics() string {
	value := g.choose(`"boom"`, "42", "3.5", "true", "'x'", "uint8(200)", "int64(-7)", `"two\nlines"`,
		"[]int{1}", "struct{ a, b int }{1, 2}", "&struct{ a int }{1}", "nil", `errors.New("an error")`,
		`fmt.Sprint("number ", 7)`, `fmt.Errorf("wrapped: %w", errors.New("inner"))`, "context.Canceled")
	switch {
	case value[0] == 'f' && g.prints:
	case value[0] == 'f':
		value = `"plain"`
	case value[0] == 'c':
		g.needs("context")
	}
	if strings.Contains(value, "errors.") {
		g.needs("errors")
	}
	return "panic(" + value + ")\n"
}

func (g *generator) runtimeError() string {
	v := g.name("v")
	text := g.choose(
		"var V map[string]int\nV[\"a\"] = 1\n",
		"var V *struct{ a, b int }\nV.b = 1\n",
		"V := []int{1, 2, 3}\nV[len(V)+2]++\n",
		"V := []int{1, 2, 3}\n_ = V[len(V):2]\n",
		"V := []int{1, 2, 3}\nV = V[:len(V)*3]\nnote(\"v\", len(V))\n",
		"V := 0\nnote(\"v\", 7/V)\n",
		"var V any = 7\nnote(V.(string), 1)\n",
		"var V any\nnote(V.(string), 1)\n",
		"var V any = 7\nnote(V.(interface{ Error() string }).Error(), 1)\n",
		"var V func(int) int\nnote(\"v\", V(1))\n",
		"var V interface{ Error() string }\nnote(V.Error(), 1)\n",
		"V := []int{1}\n_ = [2]int(V)\n",
		"V := -1\n_ = make([]int, V)\n",
		"V := \"text\"\nnote(\"v\", int(V[len(V)]))\n",
		"var V, w any = []int{1}, []int{2}\nif V == w {\nnote(\"same\", 1)\n}\n",
		"V := map[any]int{}\nV[func() {}] = 1\n",
		"V := -1\nnote(\"v\", 1<<V)\n",
	)
	return "{\n" + strings.ReplaceAll(text, "V", v) + "}\n"
}

func (g *generator) misuse() string {
	v := g.name("v")
	text := g.choose(
		"V := make(chan int)\nclose(V)\nclose(V)\n",
		"V := make(chan int, 1)\nclose(V)\nV <- 1\n",
		"var V chan int\nclose(V)\n",
		"var V sync.Mutex\nV.Unlock()\n",
		"var V sync.RWMutex\nV.Unlock()\n",
		"var V sync.RWMutex\nV.RUnlock()\n",
		"var V sync.WaitGroup\nV.Done()\n",
		"var V sync.WaitGroup\nV.Add(-3)\n",
		"V := make(chan int)\ngo func() {\nclose(V)\n}()\nV <- 1\n",
		"V := make(chan int)\ngo func() {\nclose(V)\n}()\nselect {\ncase V <- 1:\n}\n",
		"V := make(chan int)\ngo func() {\nclose(V)\n}()\nselect {\ncase V <- 1:\ncase <-V:\n}\n",
		"var V func()\ngo V()\n",
		"var V func()\ndefer V()\n",
		"var V sync.Once\nV.Do(func() { panic(\"once\") })\n",
	)
	if strings.Contains(text, "sync.") {
		g.needs("sync")
	}
	return "{\n" + strings.ReplaceAll(text, "V", v) + "}\n"
}

// blocks for good.
func (g *generator) blocks() string {
	v := g.name("v")
	text := g.choose(
		"V := make(chan int)\n<-V\n",
		"V := make(chan int)\nV <- 1\n",
		"V := make(chan int, 1)\nV <- 1\nV <- 2\n",
		"var V chan int\n<-V\n",
		"var V chan int\nV <- 1\n",
		"select {}\n",
		"V := make(chan int)\nselect {\ncase <-V:\ncase V <- 1:\n}\n",
		"V := make(chan int)\nfor range V {\n}\n",
		"var V sync.Mutex\nV.Lock()\nV.Lock()\n",
		"var V sync.RWMutex\nV.RLock()\nV.Lock()\n",
		"var V sync.RWMutex\nV.Lock()\nV.RLock()\n",
		"var V sync.RWMutex\nV.Lock()\nV.Lock()\n",
		"var V sync.WaitGroup\nV.Add(1)\nV.Wait()\n",
		"V := sync.NewCond(new(sync.Mutex))\nV.L.Lock()\nV.Wait()\n",
		"var V sync.Once\nV.Do(func() { V.Do(func() {}) })\n",
		"V := make(chan int)\ngo func() {\nV <- 1\n}()\ngo func() {\nV <- 2\n}()\n<-V\n<-V\n<-V\n",
		"var V sync.WaitGroup\nV.Go(func() { select {} })\nV.Wait()\n",
		"ctx, V := context.WithCancel(context.Background())\ndefer V()\n<-ctx.Done()\n",
	)
	if strings.Contains(text, "sync.") {
		g.needs("sync")
	}
	if strings.Contains(text, "context.") {
		g.needs("context")
	}
	return "{\n" + strings.ReplaceAll(text, "V", v) + "}\n"
}

func (g *generator) leaves() string {
	g.needs("runtime")
	return "runtime.Goexit()\n"
}
