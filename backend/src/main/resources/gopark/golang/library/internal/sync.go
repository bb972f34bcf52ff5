// Package sync has what package sync is made of.
package sync

// A HashTrieMap is a map that goroutines may share. Nothing is done to it while one of its functions
// is at work, since these call nobody but the function that Range is given. Those that Go does not
// inline, which are longer there, are not inlined here.
type HashTrieMap[K comparable, V any] struct {
	root     *indirect[K, V]
	inited   uint32
	state    int32
	keyHash  hashFunc
	valEqual equalFunc
	seed     uintptr
}

// What is printed of a map that was not used yet.
type (
	hashFunc  func()
	equalFunc func()
)

// indirect has what lies in Go's tree of hashes.
type indirect[K comparable, V any] struct {
	values map[K]V
}

// steady has every loop over the map begin at the same entry, as in Go every walk through the tree
// of hashes does.
func steady(m any)

func (ht *HashTrieMap[K, V]) known() map[K]V {
	if ht.root == nil {
		return nil
	}
	return ht.root.values
}

//go:noinline
func (ht *HashTrieMap[K, V]) Load(key K) (value V, ok bool) {
	value, ok = ht.known()[key]
	return value, ok
}

func (ht *HashTrieMap[K, V]) Store(key K, value V) { ht.Swap(key, value) }

//go:noinline
func (ht *HashTrieMap[K, V]) Clear() { ht.root = nil }

//go:noinline
func (ht *HashTrieMap[K, V]) LoadOrStore(key K, value V) (actual V, loaded bool) {
	if known, ok := ht.known()[key]; ok {
		return known, true
	}
	ht.Store(key, value)
	return value, false
}

//go:noinline
func (ht *HashTrieMap[K, V]) LoadAndDelete(key K) (value V, loaded bool) {
	value, loaded = ht.known()[key]
	delete(ht.known(), key)
	return value, loaded
}

func (ht *HashTrieMap[K, V]) Delete(key K) { delete(ht.known(), key) }

//go:noinline
func (ht *HashTrieMap[K, V]) Swap(key K, value V) (previous V, loaded bool) {
	if ht.root == nil {
		ht.root = &indirect[K, V]{make(map[K]V)}
		steady(ht.root.values)
	}
	previous, loaded = ht.root.values[key]
	ht.root.values[key] = value
	return previous, loaded
}

//go:noinline
func (ht *HashTrieMap[K, V]) CompareAndSwap(key K, old, new V) (swapped bool) {
	if known, ok := ht.known()[key]; !ok || any(known) != any(old) {
		return false
	}
	ht.root.values[key] = new
	return true
}

//go:noinline
func (ht *HashTrieMap[K, V]) CompareAndDelete(key K, old V) (deleted bool) {
	if known, ok := ht.known()[key]; !ok || any(known) != any(old) {
		return false
	}
	delete(ht.root.values, key)
	return true
}

//go:noinline
func (ht *HashTrieMap[K, V]) Range(yield func(K, V) bool) {
	if ht.root != nil {
		ht.iter(ht.root, yield) // in Go: internal/sync/hashtriemap.go:495
	}
}

//go:noinline
func (ht *HashTrieMap[K, V]) iter(i *indirect[K, V], yield func(key K, value V) bool) bool {
	for key, value := range i.values {
		if !yield(key, value) { // in Go: internal/sync/hashtriemap.go:512
			return false
		}
	}
	return true
}
