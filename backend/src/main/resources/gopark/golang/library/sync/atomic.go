// Package atomic reads and changes single variables. A goroutine is never stopped within one of these
// functions, so nothing more is needed than to do it.
package atomic

func LoadInt32(addr *int32) (val int32) { return *addr }
func StoreInt32(addr *int32, val int32) { *addr = val }

func AddInt32(addr *int32, delta int32) (new int32) {
	*addr += delta
	return *addr
}

func SwapInt32(addr *int32, new int32) (old int32) {
	old = *addr
	*addr = new
	return old
}

func CompareAndSwapInt32(addr *int32, old, new int32) (swapped bool) {
	if *addr != old {
		return false
	}
	*addr = new
	return true
}

func AndInt32(addr *int32, mask int32) (old int32) {
	old = *addr
	*addr = old & mask
	return old
}

func OrInt32(addr *int32, mask int32) (old int32) {
	old = *addr
	*addr = old | mask
	return old
}

// An Int32 is a variable of type int32.
type Int32 struct {
	v int32
}

func (x *Int32) Load() int32                 { return LoadInt32(&x.v) }
func (x *Int32) Store(val int32)             { StoreInt32(&x.v, val) }
func (x *Int32) Add(delta int32) (new int32) { return AddInt32(&x.v, delta) }
func (x *Int32) Swap(new int32) (old int32)  { return SwapInt32(&x.v, new) }
func (x *Int32) And(mask int32) (old int32)  { return AndInt32(&x.v, mask) }
func (x *Int32) Or(mask int32) (old int32)   { return OrInt32(&x.v, mask) }
func (x *Int32) CompareAndSwap(old, new int32) (swapped bool) {
	return CompareAndSwapInt32(&x.v, old, new)
}

func LoadInt64(addr *int64) (val int64) { return *addr }
func StoreInt64(addr *int64, val int64) { *addr = val }

func AddInt64(addr *int64, delta int64) (new int64) {
	*addr += delta
	return *addr
}

func SwapInt64(addr *int64, new int64) (old int64) {
	old = *addr
	*addr = new
	return old
}

func CompareAndSwapInt64(addr *int64, old, new int64) (swapped bool) {
	if *addr != old {
		return false
	}
	*addr = new
	return true
}

func AndInt64(addr *int64, mask int64) (old int64) {
	old = *addr
	*addr = old & mask
	return old
}

func OrInt64(addr *int64, mask int64) (old int64) {
	old = *addr
	*addr = old | mask
	return old
}

// An Int64 is a variable of type int64.
type Int64 struct {
	v int64
}

func (x *Int64) Load() int64                 { return LoadInt64(&x.v) }
func (x *Int64) Store(val int64)             { StoreInt64(&x.v, val) }
func (x *Int64) Add(delta int64) (new int64) { return AddInt64(&x.v, delta) }
func (x *Int64) Swap(new int64) (old int64)  { return SwapInt64(&x.v, new) }
func (x *Int64) And(mask int64) (old int64)  { return AndInt64(&x.v, mask) }
func (x *Int64) Or(mask int64) (old int64)   { return OrInt64(&x.v, mask) }
func (x *Int64) CompareAndSwap(old, new int64) (swapped bool) {
	return CompareAndSwapInt64(&x.v, old, new)
}

func LoadUint32(addr *uint32) (val uint32) { return *addr }
func StoreUint32(addr *uint32, val uint32) { *addr = val }

func AddUint32(addr *uint32, delta uint32) (new uint32) {
	*addr += delta
	return *addr
}

func SwapUint32(addr *uint32, new uint32) (old uint32) {
	old = *addr
	*addr = new
	return old
}

func CompareAndSwapUint32(addr *uint32, old, new uint32) (swapped bool) {
	if *addr != old {
		return false
	}
	*addr = new
	return true
}

func AndUint32(addr *uint32, mask uint32) (old uint32) {
	old = *addr
	*addr = old & mask
	return old
}

func OrUint32(addr *uint32, mask uint32) (old uint32) {
	old = *addr
	*addr = old | mask
	return old
}

// A Uint32 is a variable of type uint32.
type Uint32 struct {
	v uint32
}

func (x *Uint32) Load() uint32                  { return LoadUint32(&x.v) }
func (x *Uint32) Store(val uint32)              { StoreUint32(&x.v, val) }
func (x *Uint32) Add(delta uint32) (new uint32) { return AddUint32(&x.v, delta) }
func (x *Uint32) Swap(new uint32) (old uint32)  { return SwapUint32(&x.v, new) }
func (x *Uint32) And(mask uint32) (old uint32)  { return AndUint32(&x.v, mask) }
func (x *Uint32) Or(mask uint32) (old uint32)   { return OrUint32(&x.v, mask) }
func (x *Uint32) CompareAndSwap(old, new uint32) (swapped bool) {
	return CompareAndSwapUint32(&x.v, old, new)
}

func LoadUint64(addr *uint64) (val uint64) { return *addr }
func StoreUint64(addr *uint64, val uint64) { *addr = val }

func AddUint64(addr *uint64, delta uint64) (new uint64) {
	*addr += delta
	return *addr
}

func SwapUint64(addr *uint64, new uint64) (old uint64) {
	old = *addr
	*addr = new
	return old
}

func CompareAndSwapUint64(addr *uint64, old, new uint64) (swapped bool) {
	if *addr != old {
		return false
	}
	*addr = new
	return true
}

func AndUint64(addr *uint64, mask uint64) (old uint64) {
	old = *addr
	*addr = old & mask
	return old
}

func OrUint64(addr *uint64, mask uint64) (old uint64) {
	old = *addr
	*addr = old | mask
	return old
}

// A Uint64 is a variable of type uint64.
type Uint64 struct {
	v uint64
}

func (x *Uint64) Load() uint64                  { return LoadUint64(&x.v) }
func (x *Uint64) Store(val uint64)              { StoreUint64(&x.v, val) }
func (x *Uint64) Add(delta uint64) (new uint64) { return AddUint64(&x.v, delta) }
func (x *Uint64) Swap(new uint64) (old uint64)  { return SwapUint64(&x.v, new) }
func (x *Uint64) And(mask uint64) (old uint64)  { return AndUint64(&x.v, mask) }
func (x *Uint64) Or(mask uint64) (old uint64)   { return OrUint64(&x.v, mask) }
func (x *Uint64) CompareAndSwap(old, new uint64) (swapped bool) {
	return CompareAndSwapUint64(&x.v, old, new)
}

func LoadUintptr(addr *uintptr) (val uintptr) { return *addr }
func StoreUintptr(addr *uintptr, val uintptr) { *addr = val }

func AddUintptr(addr *uintptr, delta uintptr) (new uintptr) {
	*addr += delta
	return *addr
}

func SwapUintptr(addr *uintptr, new uintptr) (old uintptr) {
	old = *addr
	*addr = new
	return old
}

func CompareAndSwapUintptr(addr *uintptr, old, new uintptr) (swapped bool) {
	if *addr != old {
		return false
	}
	*addr = new
	return true
}

func AndUintptr(addr *uintptr, mask uintptr) (old uintptr) {
	old = *addr
	*addr = old & mask
	return old
}

func OrUintptr(addr *uintptr, mask uintptr) (old uintptr) {
	old = *addr
	*addr = old | mask
	return old
}

// A Uintptr is a variable of type uintptr.
type Uintptr struct {
	v uintptr
}

func (x *Uintptr) Load() uintptr                   { return LoadUintptr(&x.v) }
func (x *Uintptr) Store(val uintptr)               { StoreUintptr(&x.v, val) }
func (x *Uintptr) Add(delta uintptr) (new uintptr) { return AddUintptr(&x.v, delta) }
func (x *Uintptr) Swap(new uintptr) (old uintptr)  { return SwapUintptr(&x.v, new) }
func (x *Uintptr) And(mask uintptr) (old uintptr)  { return AndUintptr(&x.v, mask) }
func (x *Uintptr) Or(mask uintptr) (old uintptr)   { return OrUintptr(&x.v, mask) }
func (x *Uintptr) CompareAndSwap(old, new uintptr) (swapped bool) {
	return CompareAndSwapUintptr(&x.v, old, new)
}

// A Bool is a variable of type bool.
type Bool struct {
	v uint32
}

func (x *Bool) Load() bool { return x.v != 0 }

func (x *Bool) Store(val bool) {
	x.v = 0
	if val {
		x.v = 1
	}
}

func (x *Bool) Swap(new bool) (old bool) {
	old = x.v != 0
	x.v = 0
	if new {
		x.v = 1
	}
	return old
}

func (x *Bool) CompareAndSwap(old, new bool) (swapped bool) {
	if old != (x.v != 0) {
		return false
	}
	x.v = 0
	if new {
		x.v = 1
	}
	return true
}

// A Pointer is a variable of type *T.
type Pointer[T any] struct {
	v *T
}

func (x *Pointer[T]) Load() *T     { return x.v }
func (x *Pointer[T]) Store(val *T) { x.v = val }

func (x *Pointer[T]) Swap(new *T) (old *T) {
	old = x.v
	x.v = new
	return old
}

func (x *Pointer[T]) CompareAndSwap(old, new *T) (swapped bool) {
	if x.v != old {
		return false
	}
	x.v = new
	return true
}

// A Value is a variable that holds values of one type, that of the first.
type Value struct {
	v any
}

func sameType(a, b any) bool

func (v *Value) Load() (val any) { return v.v }

func (v *Value) Store(val any) {
	if val == nil {
		panic("sync/atomic: store of nil value into Value")
	}
	if v.v != nil && !sameType(v.v, val) {
		panic("sync/atomic: store of inconsistently typed value into Value")
	}
	v.v = val
}

func (v *Value) Swap(new any) (old any) {
	if new == nil {
		panic("sync/atomic: swap of nil value into Value")
	}
	if v.v != nil && !sameType(v.v, new) {
		panic("sync/atomic: swap of inconsistently typed value into Value")
	}
	old = v.v
	v.v = new
	return old
}

func (v *Value) CompareAndSwap(old, new any) (swapped bool) {
	if new == nil {
		panic("sync/atomic: compare and swap of nil value into Value")
	}
	if old != nil && !sameType(old, new) {
		panic("sync/atomic: compare and swap of inconsistently typed values")
	}
	if v.v != nil && !sameType(v.v, new) {
		panic("sync/atomic: compare and swap of inconsistently typed value into Value")
	}
	if v.v != old {
		return false
	}
	v.v = new
	return true
}
