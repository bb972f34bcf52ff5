package main

import (
	"fmt"
	"strings"
)

// patterns gives the things that a program does. Each is whole: who waits for
// something is woken by the same pattern, unless the program ends before.
func patterns() []func(*generator) string {
	return []func(*generator) string{
		(*generator).yields, (*generator).loop, (*generator).group, (*generator).group,
		(*generator).groupGo, (*generator).mutex, (*generator).mutex, (*generator).readWrite,
		(*generator).pipe, (*generator).pipe, (*generator).producers, (*generator).handOver,
		(*generator).results, (*generator).selects, (*generator).polls, (*generator).semaphore,
		(*generator).broadcast, (*generator).condition, (*generator).once, (*generator).sleeps,
		(*generator).afterFunc, (*generator).timer, (*generator).ticker, (*generator).lockThread,
		(*generator).collect, (*generator).atomicWait, (*generator).deferred, (*generator).recovers,
		(*generator).crowd, (*generator).cancels, (*generator).goexit, (*generator).goid,
		(*generator).starves, (*generator).workers, (*generator).recursion, (*generator).counts,
		(*generator).tries, (*generator).onceValue, (*generator).pingPong, (*generator).detached,
		(*generator).spin, (*generator).timeouts, (*generator).sends, (*generator).allocates,
	}
}

func (g *generator) yields() string {
	g.needs("runtime")
	if g.chance(70) {
		return "runtime.Gosched()\n"
	}
	i := g.name("i")
	return fmt.Sprintf("for %s := range %d {\n%sruntime.Gosched()\n}\n", i, g.upTo(70),
		g.choose("_ = "+i+"\n", ""+strings.ReplaceAll("if I%20 == 0 {\nnote(\"y\", I)\n}\n", "I", i)))
}

func (g *generator) loop() string {
	i := g.name("i")
	return fmt.Sprintf("for %s := range %d {\n%s}\n", i, g.upTo(4), g.inner(i, 3))
}

// group is some goroutines and one that waits for them.
func (g *generator) group() string {
	g.needs("sync")
	wg, i := g.name("wg"), g.name("i")
	number := g.upTo(5)
	text := fmt.Sprintf("var %s sync.WaitGroup\n", wg)
	if g.chance(50) {
		text += fmt.Sprintf("%s.Add(%d)\nfor %s := range %d {\n", wg, number, i, number)
	} else {
		text += fmt.Sprintf("for %s := range %d {\n%s.Add(1)\n", i, number, wg)
	}
	if g.chance(60) {
		text += fmt.Sprintf("go func() {\ndefer %s.Done()\n%s}()\n", wg, g.spawned(i, 3))
	} else {
		text += fmt.Sprintf("go func() {\n%s%s.Done()\n}()\n", g.spawned(i, 3), wg)
	}
	if g.chance(30) {
		text += g.inner(i, 1)
	}
	return text + "}\n" + g.note() + wg + ".Wait()\n" + g.note()
}

func (g *generator) groupGo() string {
	g.needs("sync")
	wg := g.name("wg")
	text := fmt.Sprintf("var %s sync.WaitGroup\n", wg)
	for range g.upTo(3) {
		text += fmt.Sprintf("%s.Go(func() {\n%s})\n", wg, g.spawned(g.counter, 3))
	}
	return text + g.statements(1) + wg + ".Wait()\n"
}

func (g *generator) mutex() string {
	g.needs("sync")
	mu, wg, i := g.name("mu"), g.name("wg"), g.name("i")
	text := fmt.Sprintf("var %s sync.Mutex\nvar %s sync.WaitGroup\n", mu, wg)
	held := g.chance(40)
	if held {
		text += mu + ".Lock()\n"
	}
	text += fmt.Sprintf("for %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n", i,
		g.upTo(5), wg, wg)
	text += g.note()
	if g.chance(30) {
		text += fmt.Sprintf("%s.Lock()\ndefer %s.Unlock()\n%s", mu, mu, g.inner(i, 2))
	} else {
		text += fmt.Sprintf("%s.Lock()\n%s%s.Unlock()\n%s", mu, g.inner(i, 2), mu, g.inner(i, 1))
	}
	text += "}()\n}\n"
	if held {
		text += g.yields() + mu + ".Unlock()\n" + g.note()
		if g.chance(40) {
			text += fmt.Sprintf("%s.Lock()\n%s%s.Unlock()\n", mu, g.inner(g.counter, 1), mu)
		}
	}
	return text + wg + ".Wait()\n"
}

func (g *generator) readWrite() string {
	g.needs("sync")
	rw, wg := g.name("rw"), g.name("wg")
	text := fmt.Sprintf("var %s sync.RWMutex\nvar %s sync.WaitGroup\n", rw, wg)
	first := g.choose("", "Lock", "RLock")
	if first != "" {
		text += fmt.Sprintf("%s.%s()\n", rw, first)
	}
	for range g.upTo(6) {
		kind := g.choose("", "R", "R")
		text += fmt.Sprintf("%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s%s.%sLock()\n%s%s.%sUnlock()\n%s}()\n",
			wg, wg, g.note(), rw, kind, g.inner(g.counter, 1), rw, kind, g.note())
	}
	if first != "" {
		text += g.yields() + g.note()
		text += fmt.Sprintf("%s.%s()\n", rw, strings.Replace(first, "Lock", "Unlock", 1))
	}
	return text + g.note() + wg + ".Wait()\n"
}

// capacity is what make has as a channel's.
func (g *generator) capacity() string { return g.choose("", ", 1", ", 2", ", 3", "", ", 8") }

func (g *generator) pipe() string {
	ch, i, v := g.name("ch"), g.name("i"), g.name("v")
	text := fmt.Sprintf("%s := make(chan int%s)\n", ch, g.capacity())
	text += fmt.Sprintf("go func() {\nfor %s := range %d {\n%s <- %s\n%s}\n", i, g.upTo(6), ch, i,
		g.spawned(i, 1))
	if g.chance(70) {
		text += fmt.Sprintf("close(%s)\n}()\n", ch)
	} else {
		text = strings.Replace(text, "go func() {\n", "go func() {\ndefer close("+ch+")\n", 1) + "}()\n"
	}
	return text + fmt.Sprintf("for %s := range %s {\n%s}\n", v, ch, g.inner(v, 2))
}

func (g *generator) producers() string {
	g.needs("sync")
	ch, wg, i, k, v := g.name("ch"), g.name("wg"), g.name("i"), g.name("k"), g.name("v")
	return fmt.Sprintf("%s := make(chan int%s)\nvar %s sync.WaitGroup\n", ch, g.capacity(), wg) +
		fmt.Sprintf("for %s := range %d {\n%s.Add(1)\ngo func() {\nfor %s := range %d {\n%s <- %s*10+%s\n%s}\n%s.Done()\n}()\n}\n",
			i, g.upTo(4), wg, k, g.upTo(4), ch, i, k, g.spawned(k, 1), wg) +
		fmt.Sprintf("go func() {\n%s.Wait()\nclose(%s)\n}()\n", wg, ch) +
		fmt.Sprintf("for %s := range %s {\n%s}\n", v, ch, g.inner(v, 1))
}

func (g *generator) handOver() string {
	ch, done := g.name("ch"), g.name("done")
	text := fmt.Sprintf("%s, %s := make(chan int), make(chan struct{}%s)\n", ch, done, g.choose("", ", 1"))
	text += fmt.Sprintf("go func() {\n%s", g.note())
	text += g.noteOf("<-"+ch) + g.spawned(g.counter, 2)
	text += fmt.Sprintf("%s\n}()\n", g.choose(done+" <- struct{}{}", "close("+done+")"))
	return text + g.statements(1) + fmt.Sprintf("%s <- %d\n%s<-%s\n%s", ch, g.upTo(99), g.note(), done, g.note())
}

func (g *generator) results() string {
	ch, i := g.name("ch"), g.name("i")
	number := g.upTo(6)
	return fmt.Sprintf("%s := make(chan int%s)\n", ch, g.choose("", fmt.Sprint(", ", number), ", 1")) +
		fmt.Sprintf("for %s := range %d {\ngo func() {\n%s%s <- %s * %s\n%s}()\n}\n", i, number,
			g.spawned(i, 2), ch, i, i, g.note()) +
		fmt.Sprintf("for range %d {\n%s}\n", number, g.noteOf("<-"+ch))
}

// selects is a loop over two producers, of whom often only one is ready.
func (g *generator) selects() string {
	a, b, i, v := g.name("a"), g.name("b"), g.name("i"), g.name("v")
	first, second := g.upTo(4), g.upTo(4)
	text := fmt.Sprintf("%s, %s := make(chan int%s), make(chan int%s)\n", a, b, g.capacity(), g.capacity())
	text += fmt.Sprintf("go func() {\nfor %s := range %d {\n%s <- %s\n%s}\n}()\n", i, first, a, i, g.spawned(i, 1))
	if g.chance(50) {
		text += g.yields()
	}
	text += fmt.Sprintf("go func() {\nfor %s := range %d {\n%s%s <- %s\n}\n}()\n", i, second, g.spawned(i, 1), b, i)
	return text + fmt.Sprintf("for range %d {\nselect {\ncase %s := <-%s:\n%scase %s := <-%s:\n%s}\n}\n",
		first+second, v, a, g.inner(v, 1), v, b, g.inner(v, 1))
}

func (g *generator) polls() string {
	g.needs("runtime")
	ch, v, ok := g.name("ch"), g.name("v"), g.name("ok")
	text := fmt.Sprintf("%s := make(chan int%s)\ngo func() {\n%s%s <- %d\n%sclose(%s)\n}()\n", ch, g.capacity(),
		g.spawned(g.counter, 1), ch, g.upTo(9), g.note(), ch)
	return text + fmt.Sprintf("for %s := true; %s; {\nselect {\ncase %s, more := <-%s:\n%s%s = more\ndefault:\n%sruntime.Gosched()\n}\n}\n",
		ok, ok, v, ch, g.noteOf(v), ok, g.note())
}

func (g *generator) semaphore() string {
	g.needs("sync")
	places, wg, i := g.name("places"), g.name("wg"), g.name("i")
	return fmt.Sprintf("%s := make(chan struct{}, %d)\nvar %s sync.WaitGroup\n", places, g.upTo(3), wg) +
		fmt.Sprintf("for %s := range %d {\n%s.Add(1)\n", i, g.upTo(7), wg) +
		g.choose("", places+" <- struct{}{}\n<-"+places+"\n") +
		fmt.Sprintf("go func() {\ndefer %s.Done()\n%s <- struct{}{}\n%s<-%s\n%s}()\n}\n%s.Wait()\n",
			wg, places, g.spawned(i, 2), places, g.note(), wg)
}

func (g *generator) broadcast() string {
	g.needs("sync")
	start, wg, i := g.name("start"), g.name("wg"), g.name("i")
	return fmt.Sprintf("%s := make(chan bool)\nvar %s sync.WaitGroup\nfor %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s<-%s\n%s}()\n}\n",
		start, wg, i, g.upTo(6), wg, wg, g.noteOf(i), start, g.spawned(i, 1)) +
		g.yields() + g.statements(1) + fmt.Sprintf("close(%s)\n%s%s.Wait()\n", start, g.note(), wg)
}

func (g *generator) condition() string {
	g.needs("sync")
	mu, cond, ready, wg, i := g.name("mu"), g.name("cond"), g.name("ready"), g.name("wg"), g.name("i")
	number := g.upTo(5)
	text := fmt.Sprintf("var %s sync.Mutex\n%s := sync.NewCond(&%s)\n%s := 0\nvar %s sync.WaitGroup\n",
		mu, cond, mu, ready, wg)
	text += fmt.Sprintf("for %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s.L.Lock()\nfor %s == 0 {\n%s.Wait()\n%s}\n%s--\n%s%s.L.Unlock()\n}()\n}\n",
		i, number, wg, wg, cond, ready, cond, g.noteOf(i), ready, g.inner(i, 1), cond)
	text += g.yields()
	switch g.random.IntN(3) {
	case 0:
		text += fmt.Sprintf("%s.Lock()\n%s = %d\n%s.Broadcast()\n%s%s.Unlock()\n", mu, ready, number, cond, g.note(), mu)
	case 1:
		text += fmt.Sprintf("%s.Lock()\n%s = %d\n%s.Unlock()\n%s.Broadcast()\n%s", mu, ready, number, mu, cond, g.note())
	default:
		text += fmt.Sprintf("for range %d {\n%s.Lock()\n%s++\n%s.Signal()\n%s.Unlock()\n%s}\n", number, mu, ready, cond, mu, g.note())
	}
	return text + wg + ".Wait()\n"
}

func (g *generator) once() string {
	g.needs("sync")
	once, wg, i := g.name("once"), g.name("wg"), g.name("i")
	return fmt.Sprintf("var %s sync.Once\nvar %s sync.WaitGroup\nfor %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s%s.Do(func() {\n%s})\n%s}()\n}\n%s.Wait()\n",
		once, wg, i, g.upTo(5), wg, wg, g.note(), once, g.inner(i, 2), g.noteOf(i), wg)
}

func (g *generator) onceValue() string {
	g.needs("sync")
	once := g.name("once")
	return fmt.Sprintf("%s := sync.OnceValue(func() int {\n%sreturn %d\n})\n", once, g.inner(g.counter, 1), g.upTo(9)) +
		strings.Repeat(g.noteOf(once+"()"), g.upTo(2))
}

func (g *generator) milliseconds(most int) string {
	g.needs("time")
	if g.chance(10) {
		return fmt.Sprintf("%d * time.Microsecond", 100*g.upTo(30))
	}
	return fmt.Sprintf("%d * time.Millisecond", g.upTo(most))
}

func (g *generator) sleeps() string {
	if g.chance(50) {
		return fmt.Sprintf("time.Sleep(%s)\n%s", g.milliseconds(8), g.note())
	}
	g.needs("sync")
	g.needs("time")
	wg, i := g.name("wg"), g.name("i")
	return fmt.Sprintf("var %s sync.WaitGroup\nfor %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\ntime.Sleep(time.Duration(%s) * time.Millisecond)\n%s}()\n}\n%s.Wait()\n",
		wg, i, g.upTo(6), wg, wg, fmt.Sprintf(g.choose("%s", "10-%s", "%s*3%%7", "%s%%2*4+1", "%s/2*3"), i), g.spawned(i, 1), wg)
}

func (g *generator) afterFunc() string {
	done := g.name("done")
	text := fmt.Sprintf("%s := make(chan int%s)\ntime.AfterFunc(%s, func() {\n%s%s <- 1\n})\n", done, g.choose("", ", 1"),
		g.milliseconds(6), g.spawned(g.counter, 2), done)
	return text + g.statements(1) + g.noteOf("<-"+done)
}

func (g *generator) timer() string {
	t := g.name("t")
	text := fmt.Sprintf("%s := time.NewTimer(%s)\n%s", t, g.milliseconds(9), g.statements(1))
	switch g.random.IntN(4) {
	case 0:
		text += fmt.Sprintf("if %s.Stop() {\n%s}\n", t, g.note())
	case 1:
		text += fmt.Sprintf("if %s.Reset(%s) {\n%s}\n<-%s.C\n%s", t, g.milliseconds(7), g.note(), t, g.note())
	case 2:
		text += fmt.Sprintf("select {\ncase <-%s.C:\n%scase <-time.After(%s):\n%s}\n", t, g.note(), g.milliseconds(9), g.note())
	default:
		text += fmt.Sprintf("<-%s.C\n%s", t, g.note())
	}
	return text
}

func (g *generator) ticker() string {
	t := g.name("t")
	return fmt.Sprintf("%s := time.NewTicker(%s)\nfor range %d {\n<-%s.C\n%s}\n%s.Stop()\n", t, g.milliseconds(4),
		g.upTo(4), t, g.inner(g.counter, 1), t)
}

func (g *generator) timeouts() string {
	ch, v := g.name("ch"), g.name("v")
	return fmt.Sprintf("%s := make(chan int%s)\ngo func() {\ntime.Sleep(%s)\n%sselect {\ncase %s <- 5:\n%sdefault:\n%s}\n}()\nselect {\ncase %s := <-%s:\n%scase <-time.After(%s):\n%s}\n",
		ch, g.capacity(), g.milliseconds(6), g.spawned(g.counter, 1), ch, g.note(), g.note(), v, ch, g.noteOf(v), g.milliseconds(6), g.note())
}

func (g *generator) lockThread() string {
	g.needs("runtime")
	if g.chance(40) {
		return "runtime.LockOSThread()\n" + g.inner(g.counter, 2) + "runtime.UnlockOSThread()\n"
	}
	done := g.name("done")
	unlock := g.choose("", "defer runtime.UnlockOSThread()\n")
	return fmt.Sprintf("%s := make(chan bool)\ngo func() {\nruntime.LockOSThread()\n%s%s%s <- true\n}()\n%s<-%s\n",
		done, unlock, g.spawned(g.counter, 3), done, g.statements(1), done)
}

func (g *generator) collect() string {
	g.needs("runtime")
	return "runtime.GC()\n" + g.note()
}

func (g *generator) atomicWait() string {
	g.needs("runtime")
	g.needs("sync/atomic")
	flag := g.name("flag")
	return fmt.Sprintf("var %s atomic.Bool\ngo func() {\n%s%s.Store(true)\n%s}()\nfor !%s.Load() {\nruntime.Gosched()\n}\n%s",
		flag, g.spawned(g.counter, 2), flag, g.note(), flag, g.note())
}

func (g *generator) counts() string {
	g.needs("sync")
	g.needs("sync/atomic")
	n, wg := g.name("n"), g.name("wg")
	return fmt.Sprintf("var %s atomic.Int64\nvar %s sync.WaitGroup\nfor range %d {\n%s.Go(func() {\n%s%s})\n}\n%s.Wait()\n",
		n, wg, g.upTo(8), wg, g.noteOf("int("+n+".Add(1))"), g.inner("int("+n+".Load())", 1), wg)
}

func (g *generator) deferred() string {
	text := "func() {\n"
	for range g.upTo(3) {
		text += fmt.Sprintf("defer func() {\n%s}()\n", g.inner(g.counter, 1))
	}
	return text + g.inner(g.counter, 1) + "}()\n"
}

func (g *generator) recovers() string {
	what := g.choose(`panic("oh")`, "var m map[int]int\nm[1] = 2", "var p *int\n*p = 1",
		"s := []int{1}\ni := len(s)\ns[i] = 1", "var c chan int\nclose(c)", `var a any = "text"`+"\n_ = a.(int)")
	return fmt.Sprintf("func() {\ndefer func() {\nif e := recover(); e != nil {\n%s}\n}()\n%s%s\n}()\n",
		g.inner(g.counter, 1), g.inner(g.counter, 1), what)
}

// crowd is many goroutines, often more than a queue holds.
func (g *generator) crowd() string {
	g.needs("sync")
	wg, i := g.name("wg"), g.name("i")
	number := g.choose("20", "70", "150", "257", "300", "520")
	body := fmt.Sprintf("if %s%%%s == 0 {\n%s}\n", i, g.choose("7", "31", "50"), g.noteOf(i))
	if g.chance(50) {
		g.needs("runtime")
		body += "runtime.Gosched()\n" + fmt.Sprintf("if %s%%%s == 0 {\n%s}\n", i, g.choose("9", "40"), g.noteOf(i))
	}
	return fmt.Sprintf("var %s sync.WaitGroup\nfor %s := range %s {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s}()\n}\n%s.Wait()\n",
		wg, i, number, wg, wg, body, wg)
}

func (g *generator) cancels() string {
	g.needs("context")
	ctx, cancel, done := g.name("ctx"), g.name("cancel"), g.name("done")
	text := fmt.Sprintf("%s, %s := context.WithCancel(context.Background())\n", ctx, cancel)
	if g.chance(50) {
		text = fmt.Sprintf("%s, %s := context.WithTimeout(context.Background(), %s)\n", ctx, cancel, g.milliseconds(8))
	}
	text += fmt.Sprintf("%s := make(chan bool)\ngo func() {\n%s<-%s.Done()\n%s%s <- true\n}()\n%s", done, g.note(), ctx,
		g.spawned(g.counter, 1), done, g.yields())
	if g.chance(70) {
		return text + fmt.Sprintf("%s()\n%s<-%s\n%s", cancel, g.note(), done, g.noteOf("len("+ctx+".Err().Error())"))
	}
	return text + fmt.Sprintf("select {\ncase <-%s:\n%scase <-time.After(%s):\n%s%s()\n<-%s\n}\n%s()\n", done, g.note(), g.milliseconds(12),
		g.note(), cancel, done, cancel)
}

func (g *generator) goexit() string {
	g.needs("runtime")
	done := g.name("done")
	return fmt.Sprintf("%s := make(chan bool%s)\ngo func() {\ndefer func() {\n%s%s <- true\n}()\ndefer func() {\n%s}()\n%sfunc() {\nruntime.Goexit()\n}()\n}()\n%s<-%s\n",
		done, g.choose("", ", 1"), g.note(), done, g.noteOf("len(\"x\")"), g.spawned(g.counter, 2), g.statements(1), done)
}

// goid tells the number that runtime.Stack gives the goroutine.
func (g *generator) goid() string {
	g.needs("runtime")
	if !strings.Contains(strings.Join(g.functions, ""), "func goid()") {
		g.functions = append(g.functions, `func goid() int {
	var b [64]byte
	n := runtime.Stack(b[:], false)
	id := 0
	for _, c := range b[len("goroutine "):n] {
		if c < '0' || c > '9' {
			break
		}
		id = id*10 + int(c-'0')
	}
	return id
}
`)
	}
	return g.noteOf(g.choose("goid()", "goid()", "runtime.NumGoroutine()"))
}

// starves holds a lock so long that who waits for it gets it before all others.
func (g *generator) starves() string {
	g.needs("runtime")
	g.needs("time")
	g.needs("sync")
	mu, wg, i := g.name("mu"), g.name("wg"), g.name("i")
	return fmt.Sprintf("var %s sync.Mutex\nvar %s sync.WaitGroup\n%s.Lock()\nfor %s := range %d {\n%s.Add(1)\ngo func() {\ndefer %s.Done()\n%s.Lock()\n%s%s.Unlock()\n%s}()\n}\n",
		mu, wg, mu, i, g.upTo(4), wg, wg, mu, g.inner(i, 1), mu, g.noteOf(i)) +
		fmt.Sprintf("runtime.Gosched()\ntime.Sleep(%d * time.Millisecond)\n%s.Unlock()\n%s.Lock()\n%s%s.Unlock()\n%s%s.Wait()\n",
			g.upTo(4), mu, mu, g.note(), mu, g.note(), wg)
}

// workers have a function of their own, with parameters.
func (g *generator) workers() string {
	g.needs("sync")
	worker, jobs, results, wg, i, job := g.name("worker"), g.name("jobs"), g.name("results"), g.name("wg"), g.name("i"), g.name("job")
	before := g.counter
	g.counter = "id"
	body := fmt.Sprintf("func %s(id int, jobs <-chan int, results chan<- int, wg *sync.WaitGroup) {\n%sfor %s := range jobs {\n%sresults <- %s * 2\n}\n%s}\n",
		worker, g.choose("defer wg.Done()\n", ""), job, g.spawned(job, 1), job, g.note())
	g.counter = before
	if !strings.Contains(body, "wg.Done") {
		body = strings.TrimSuffix(body, "}\n") + "wg.Done()\n}\n"
	}
	g.functions = append(g.functions, body)
	number := g.upTo(6)
	return fmt.Sprintf("%s, %s := make(chan int%s), make(chan int, %d)\nvar %s sync.WaitGroup\nfor %s := range %d {\n%s.Add(1)\ngo %s(%s, %s, %s, &%s)\n}\n",
		jobs, results, g.capacity(), number, wg, i, g.upTo(3), wg, worker, i, jobs, results, wg) +
		fmt.Sprintf("for %s := range %d {\n%s <- %s\n}\nclose(%s)\n%s.Wait()\nclose(%s)\nfor r := range %s {\n%s}\n",
			i, number, jobs, i, jobs, wg, results, results, g.noteOf("r"))
}

func (g *generator) recursion() string {
	f := g.name("deep")
	g.functions = append(g.functions, fmt.Sprintf("func %s(n int) int {\nif n == 0 {\nreturn 0\n}\nvar a [%d]int\na[n%%8] = n\nreturn %s(n-1) + a[n%%8]\n}\n",
		f, 8*g.upTo(8), f))
	call := g.noteOf(fmt.Sprintf("%s(%d)", f, 10*g.upTo(60)))
	if g.chance(50) {
		done := g.name("done")
		return fmt.Sprintf("%s := make(chan int)\ngo func() {\n%s%s <- 1\n}()\n<-%s\n", done, call, done, done)
	}
	return call
}

func (g *generator) tries() string {
	g.needs("sync")
	mu := g.name("mu")
	kind := g.choose("Mutex", "RWMutex")
	text := fmt.Sprintf("var %s sync.%s\n", mu, kind)
	locks := g.choose("Lock", "Lock", "RLock")
	if kind == "Mutex" {
		locks = "Lock"
	}
	unlocks := strings.Replace(locks, "Lock", "Unlock", 1)
	done := g.name("done")
	return text + fmt.Sprintf("%s := make(chan bool, 1)\ngo func() {\n%s.%s()\n%s%s.%s()\n%s <- true\n}()\n%sif %s.TryLock() {\n%s%s.Unlock()\n} else {\n%s}\n<-%s\n",
		done, mu, locks, g.inner(g.counter, 2), mu, unlocks, done, g.yields(), mu, g.inner(g.counter, 1), mu, g.note(), done)
}

func (g *generator) pingPong() string {
	a, b, i := g.name("a"), g.name("b"), g.name("i")
	number := g.upTo(6)
	return fmt.Sprintf("%s, %s := make(chan int%s), make(chan int%s)\ngo func() {\nfor range %d {\n%s <- <-%s + 1\n%s}\n}()\nfor %s := range %d {\n%s <- %s\n%s}\n",
		a, b, g.capacity(), g.capacity(), number, b, a, g.spawned(g.counter, 1), i, number, a, i, g.noteOf("<-"+b))
}

// detached is a goroutine that nobody waits for.
func (g *generator) detached() string {
	return fmt.Sprintf("go func() {\n%s}()\n", g.spawned(g.counter, 3))
}

// spin computes, mostly for less than a slice.
func (g *generator) spin() string {
	i, sum := g.name("i"), g.name("sum")
	number := g.choose("1000", "100000", "1000000")
	if g.chance(8) {
		number = "60000000"
	}
	return fmt.Sprintf("%s := 0\nfor %s := range %s {\n%s += %s & 3\n}\n%s", sum, i, number, sum, i, g.noteOf(sum))
}

// sends is a select that sends or receives, some of its cases nil.
func (g *generator) sends() string {
	in, out, none := g.name("in"), g.name("out"), g.name("none")
	return fmt.Sprintf("%s, %s := make(chan int), make(chan int)\nvar %s chan int\ngo func() {\n%s%s <- 1\n%s}()\ngo func() {\n%s}()\n",
		in, out, none, g.spawned(g.counter, 1), in, g.note(), g.noteOf("<-"+out)) +
		fmt.Sprintf("for range 2 {\nselect {\ncase v := <-%s:\n%s%s = nil\ncase %s <- 7:\n%s%s = nil\ncase <-%s:\n%s}\n}\n",
			in, g.noteOf("v"), in, out, g.note(), out, none, g.note())
}

func (g *generator) allocates() string {
	keep := g.name("keep")
	return fmt.Sprintf("var %s [][]byte\nfor range %d {\n%s = append(%s, make([]byte, %d))\n}\n%s", keep, 10*g.upTo(40), keep, keep,
		g.number(100, 4096, 30000), g.noteOf("len("+keep+")"))
}

func (g *generator) number(numbers ...int) int { return numbers[g.random.IntN(len(numbers))] }
