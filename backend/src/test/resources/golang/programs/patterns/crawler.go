// A crawler over a make-believe web: every page once.
package main

import (
	"fmt"
	"sort"
	"sync"
)

var web = map[string][]string{
	"/":         {"/news", "/about", "/missing"},
	"/news":     {"/", "/news/1", "/news/2"},
	"/about":    {"/", "/team"},
	"/news/1":   {"/news/2"},
	"/news/2":   {"/news/1", "/"},
	"/team":     {"/team/ann", "/about"},
	"/team/ann": nil,
}

type crawler struct {
	mu   sync.Mutex
	seen map[string]bool
	errs []string
	wg   sync.WaitGroup
}

func (c *crawler) visit(page string, depth int) {
	defer c.wg.Done()
	c.mu.Lock()
	if c.seen[page] || depth == 0 {
		c.mu.Unlock()
		return
	}
	c.seen[page] = true
	c.mu.Unlock()
	links, ok := web[page]
	if !ok {
		c.mu.Lock()
		c.errs = append(c.errs, "not found: "+page)
		c.mu.Unlock()
		return
	}
	for _, l := range links {
		c.wg.Add(1)
		go c.visit(l, depth-1)
	}
}

func main() {
	c := &crawler{seen: map[string]bool{}}
	c.wg.Add(1)
	go c.visit("/", 10)
	c.wg.Wait()
	var pages []string
	for p := range c.seen {
		pages = append(pages, p)
	}
	sort.Strings(pages)
	for _, p := range pages {
		fmt.Println(p)
	}
	fmt.Println(c.errs)
}
