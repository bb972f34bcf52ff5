// A cache of three that forgets what was used longest ago.
package main

import (
	"container/list"
	"fmt"
	"sync"
)

type entry[K comparable, V any] struct {
	key   K
	value V
}

type cache[K comparable, V any] struct {
	mu    sync.Mutex
	limit int
	order *list.List
	items map[K]*list.Element
}

func newCache[K comparable, V any](limit int) *cache[K, V] {
	return &cache[K, V]{limit: limit, order: list.New(), items: map[K]*list.Element{}}
}

func (c *cache[K, V]) get(k K) (v V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.items[k]
	if !ok {
		return
	}
	c.order.MoveToFront(e)
	return e.Value.(*entry[K, V]).value, true
}

func (c *cache[K, V]) put(k K, v V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.items[k]; ok {
		e.Value.(*entry[K, V]).value = v
		c.order.MoveToFront(e)
		return
	}
	if c.order.Len() == c.limit {
		last := c.order.Back()
		delete(c.items, c.order.Remove(last).(*entry[K, V]).key)
	}
	c.items[k] = c.order.PushFront(&entry[K, V]{k, v})
}

func (c *cache[K, V]) keys() (keys []K) {
	for e := c.order.Front(); e != nil; e = e.Next() {
		keys = append(keys, e.Value.(*entry[K, V]).key)
	}
	return
}

func main() {
	c := newCache[string, int](3)
	for i, k := range []string{"a", "b", "c"} {
		c.put(k, i)
	}
	fmt.Println(c.get("a"))
	c.put("d", 3)
	fmt.Println(c.keys())
	fmt.Println(c.get("b"))
	c.put("c", 22)
	fmt.Println(c.keys(), len(c.items))
	var wg sync.WaitGroup
	big := newCache[int, string](10)
	for i := range 50 {
		wg.Go(func() { big.put(i, fmt.Sprint(i)) })
	}
	wg.Wait()
	fmt.Println(len(big.keys()))
}
