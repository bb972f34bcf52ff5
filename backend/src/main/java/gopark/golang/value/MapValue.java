package gopark.golang.value;

import gopark.program.Copies;
import gopark.simulation.WorkMeter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A map. Entries stand in the order in which they were put in, with gaps where some were deleted; a
 * table of hashes says where. An entry is named by its place, which is good until the next put.
 */
public final class MapValue extends HeapObject {
  /** Several goroutines use it, and all read since it is known. */
  private static final int SHARED = -1;

  /** Several goroutines use it, and one of them has written. */
  private static final int CONTENDED = -2;

  /** The uses in a row after which a goroutine has the map for itself again. */
  private static final int ALONE = 1 << 16;

  private static final int SMALLEST = 8;
  private static final int DEAD = -1;

  /** About what an entry and its places in the table take in our memory. */
  private static final long ENTRY_BYTES = 24;

  /**
   * The additional entries of a small table that are looked at as part of what any access costs.
   */
  private static final int FEW = 4;

  /** A table that is longer is too large for the processor's caches. */
  private static final int LARGE = 1 << 16;

  /** The entries moved at a time. */
  private static final int MANY = 1 << 10;

  /** The entries walked over in the time of one instruction. */
  private static final int DEAD_AT_ONCE = 2;

  public final RuntimeType type;
  private final RuntimeType key;
  private final RuntimeType value;

  /** The memory that a map of Go would have. */
  private final MapGroups groups;

  /** Whether keys are the same if they are the same words. */
  private final boolean ofNumbers;

  private final boolean ofTexts;

  /** Places + 1, by hash; 0 is a gap. Twice as long as there is room for entries. */
  private int[] table;

  /** The hashes of entries in order; dead entries are deleted. */
  private int[] hashes;

  private long[] keyWords = StructValue.NO_WORDS;
  private @Nullable Object[] keyRefs = StructValue.NO_REFS;
  private long[] valueWords = StructValue.NO_WORDS;
  private @Nullable Object[] valueRefs = StructValue.NO_REFS;

  /** How many entries, besides the one that is found, are looked at for free; more cost extra. */
  private int free;

  /** The entry that was found last, since it is mostly wanted again; −1 if that is unknown. */
  private int recent = -1;

  /** Places in use, of living and dead entries. */
  private int used;

  private int size;

  /** The number of the entry in place 0; the others follow, as long as numbers is null. */
  private int firstNumber;

  /** The numbers of entries, ascending, since there are gaps in them; null if there are none. */
  private int @Nullable [] numbers;

  /** The goroutine that alone has used it, 0 if none has yet; else what several do. */
  private int user;

  /** The goroutine that used the map last, and how many times in a row. */
  private int lastUser;

  private int timesOnEnd;

  /** Whether a goroutine is in the middle of changing it. */
  private boolean writing;

  /** Whether all iterators begin at the same entry. */
  private boolean steady;

  /** Whether the number of that entry is known. */
  private boolean started;

  private int start;

  private MapValue(RuntimeType type, int[] table, int[] hashes) {
    this.type = type;
    this.key = type.key();
    this.value = type.element();
    this.ofNumbers = key.isWord() && !key.kind.isFloat();
    this.ofTexts = key.kind == Kind.STRING;
    this.table = table;
    this.hashes = hashes;
    this.free = free(table);
    this.groups = new MapGroups(key, value);
  }

  /** An empty map with room for {@code room} entries. */
  public static MapValue make(RuntimeType type, long room, boolean heap, Running by) {
    int capacity = SMALLEST;
    while (capacity < room && capacity < 1 << 26) {
      capacity *= 2;
    }
    if (capacity > SMALLEST) {
      takeRoom(capacity, by);
    }
    MapValue map = new MapValue(type, new int[2 * capacity], new int[capacity]);
    map.makeRoom(capacity);
    by.heap().make(map.bytes());
    map.groups.begin(room, heap, by.heap());
    return map;
  }

  /** Reserves memory for this many entries. */
  private static void takeRoom(long capacity, Running by) {
    by.reserve(ENTRY_BYTES * capacity);
    by.spend(Costs.copying(ENTRY_BYTES * capacity));
  }

  private void makeRoom(int capacity) {
    if (key.isWord()) {
      keyWords = Arrays.copyOf(keyWords, capacity);
    } else {
      keyRefs = Arrays.copyOf(keyRefs, capacity);
    }
    if (value.isWord()) {
      valueWords = Arrays.copyOf(valueWords, capacity);
    } else {
      valueRefs = Arrays.copyOf(valueRefs, capacity);
    }
  }

  public int size() {
    return size;
  }

  // ---- goroutines that share it

  /** Whether no goroutine but this one uses it. */
  public boolean isOnlyOf(int goroutine) {
    return user == goroutine;
  }

  /**
   * Notes that the goroutine uses it. Whether that may be at the same time as another, which
   * matters as soon as one of them writes.
   */
  public boolean isContended(int goroutine, boolean writes) {
    if (user == 0) {
      user = goroutine;
    }
    if (user == goroutine) {
      return false;
    }
    if (user > 0) {
      user = SHARED;
    }
    if (writes) {
      user = CONTENDED;
    }
    return user == CONTENDED && !isAloneAgain(goroutine);
  }

  private boolean isAloneAgain(int goroutine) {
    timesOnEnd = lastUser == goroutine ? timesOnEnd + 1 : 0;
    lastUser = goroutine;
    boolean alone = timesOnEnd > ALONE && !writing;
    if (alone) {
      user = goroutine;
      timesOnEnd = 0;
    }
    return alone;
  }

  /** Whether a goroutine is in the middle of changing it. */
  public boolean isBeingWritten() {
    return writing;
  }

  public void setBeingWritten(boolean writing) {
    this.writing = writing;
  }

  // ---- entries

  /** The place of the key's entry, or −1. */
  public int find(long word, @Nullable Object ref, Running by) {
    return find(word, ref, hash(word, ref, by), by);
  }

  /** Finds the entry of a map whose keys are words. */
  public int findWord(long word, Running by) {
    if (isRecent(word)) {
      return recent;
    }
    Hashing hashing = by.heap().hashing;
    return ofNumbers
        ? findNumber(word, hashOf(hashing.word(word)), by)
        : find(word, null, hashOf(hashing.words(key, word)), by);
  }

  /** Finds the entry of a map whose keys are strings. */
  public int findText(String text, Running by) {
    return isRecent(text) ? recent : find(0, text, hashOf(by.heap().hashing.text(text, by)), by);
  }

  private boolean isRecent(long word) {
    return recent >= 0 && ofNumbers && keyWords[recent] == word;
  }

  @SuppressWarnings("ReferenceEquality") // What is one object need not be looked at.
  private boolean isRecent(@Nullable Object text) {
    return recent >= 0 && ofTexts && keyRefs[recent] == text;
  }

  private int find(long word, @Nullable Object ref, int hash, Running by) {
    if (ofNumbers) {
      return findNumber(word, hash, by);
    }
    int mask = table.length - 1;
    int at = hash & mask;
    int entry = table[at] - 1;
    int looked = 0;
    while (entry >= 0) {
      if (hashes[entry] == hash && isKey(entry, word, ref, by)) {
        break;
      }
      at = (at + 1) & mask;
      entry = table[at] - 1;
      if (++looked == WorkMeter.PIECE) {
        by.spend(looked * entryCost());
        looked = 0;
      }
    }
    return found(entry, looked, by);
  }

  /**
   * The keys that are numbers are looked at at once: that is one look less than by their hashes.
   */
  private int findNumber(long word, int hash, Running by) {
    long[] words = keyWords;
    int[] places = table;
    int mask = places.length - 1;
    int at = hash & mask;
    int entry = places[at] - 1;
    int looked = 0;
    while (entry >= 0 && words[entry] != word) {
      at = (at + 1) & mask;
      entry = places[at] - 1;
      if (++looked == WorkMeter.PIECE) {
        by.spend(looked * entryCost());
        looked = 0;
      }
    }
    return found(entry, looked, by);
  }

  private int found(int entry, int looked, Running by) {
    if (looked >= free) {
      by.spend((looked + 1) * entryCost());
    }
    recent = entry;
    return entry;
  }

  private static int free(int[] table) {
    return table.length > LARGE ? 0 : FEW;
  }

  /** What looking at an entry costs. */
  private long entryCost() {
    return table.length > LARGE ? Costs.FAR_ENTRY : Costs.ENTRY;
  }

  private boolean isKey(int entry, long word, @Nullable Object ref, Running by) {
    return key.isWord()
        ? Equality.words(key, keyWords[entry], word)
        : Equality.refs(key, keyRefs[entry], ref, by);
  }

  private int hash(long word, @Nullable Object ref, Running by) {
    Hashing hashing = by.heap().hashing;
    return hashOf(key.isWord() ? hashing.words(key, word) : hashing.refs(key, ref, by));
  }

  private static int hashOf(int number) {
    return number & Integer.MAX_VALUE;
  }

  /** Does what {@link #put} does for a key that is a word. */
  public int putWord(long word, Running by) {
    return isRecent(word) ? recent : put(word, null, by);
  }

  /** Does what {@link #put} does for a key that is a string. */
  public int putText(String text, Running by) {
    return isRecent(text) ? recent : put(0, text, by);
  }

  /**
   * The place of the key's entry, which is made if there is none, with the zero value; for a struct
   * or an array the caller must set the value.
   */
  public int put(long word, @Nullable Object ref, Running by) {
    if (key.isWord() ? isRecent(word) : isRecent(ref)) {
      return recent;
    }
    int hash = hash(word, ref, by);
    int known = find(word, ref, hash, by);
    if (known >= 0) {
      if (!key.isSimplyEqual()) {
        setKey(known, word, ref, by);
      }
      return known;
    }
    if (used == hashes.length) {
      grow(by);
    }
    by.spend(Costs.NEW_ENTRY);
    int entry = used++;
    size++;
    groups.entered(size, by.heap());
    hashes[entry] = hash;
    int[] numbered = numbers;
    if (numbered != null) {
      numbered[entry] = entry == 0 ? firstNumber : numbered[entry - 1] + 1;
    }
    setKey(entry, word, ref, by);
    if (value.isWord()) {
      valueWords[entry] = 0;
    } else if (!value.isOwned()) {
      valueRefs[entry] = value.zeroRef(by);
    }
    enter(entry, hash, by);
    return entry;
  }

  private void setKey(int entry, long word, @Nullable Object ref, Running by) {
    if (key.isWord()) {
      keyWords[entry] = word;
    } else {
      keyRefs[entry] = key.isOwned() ? Owned.copy(ref, by) : ref;
    }
  }

  private void enter(int entry, int hash, Spender by) {
    int mask = table.length - 1;
    int at = hash & mask;
    int looked = 0;
    while (table[at] != 0) {
      at = (at + 1) & mask;
      looked++;
    }
    if (looked >= free) {
      by.spend((looked + 1) * entryCost());
    }
    table[at] = entry + 1;
  }

  /** The key of an entry of a map whose keys are words. */
  public long keyWord(int entry) {
    return keyWords[entry];
  }

  /** The map's own; a caller that keeps a struct or an array must copy it. */
  public @Nullable Object keyRef(int entry) {
    return keyRefs[entry];
  }

  public long valueWord(int entry) {
    return valueWords[entry];
  }

  /** The map's own; a caller that keeps a struct or an array must copy it. */
  public @Nullable Object valueRef(int entry) {
    return valueRefs[entry];
  }

  public void setValueWord(int entry, long word) {
    valueWords[entry] = word;
  }

  /** Structs and arrays must be given as copies that nobody else has. */
  public void setValueRef(int entry, @Nullable Object ref) {
    valueRefs[entry] = ref;
  }

  /** Deletes the key's entry, if there is one. */
  public void delete(long word, @Nullable Object ref, Running by) {
    int hash = hash(word, ref, by);
    int entry = find(word, ref, hash, by);
    if (entry >= 0) {
      remove(entry, hash, by);
    }
  }

  private void remove(int entry, int hash, Spender by) {
    int mask = table.length - 1;
    int at = hash & mask;
    while (table[at] != entry + 1) {
      at = (at + 1) & mask;
    }
    by.spend((closeGap(at, mask) + 1) * entryCost());
    hashes[entry] = DEAD;
    recent = -1;
    size--;
    if (!key.isWord()) {
      keyRefs[entry] = null;
    }
    if (!value.isWord()) {
      valueRefs[entry] = null;
    }
    if (size == 0) {
      forgetDead();
    }
  }

  /** What stands behind the gap moves up, as far as it may. Gives how many were looked at. */
  private int closeGap(int from, int mask) {
    int gap = from;
    int at = (gap + 1) & mask;
    while (table[at] != 0) {
      int wanted = hashes[table[at] - 1] & mask;
      if (((at - wanted) & mask) >= ((at - gap) & mask)) {
        table[gap] = table[at];
        gap = at;
      }
      at = (at + 1) & mask;
    }
    table[gap] = 0;
    return (at - from) & mask;
  }

  /** Deletes all entries. */
  public void clear(Spender by) {
    by.spend(Costs.copying(Integer.BYTES * (long) table.length));
    Arrays.fill(table, 0);
    Pieces.fill(keyRefs, 0, keyRefs.length, null, by);
    Pieces.fill(valueRefs, 0, valueRefs.length, null, by);
    size = 0;
    forgetDead();
  }

  /** No entry is alive: all places are free again. */
  private void forgetDead() {
    recent = -1;
    firstNumber = nextNumber();
    numbers = null;
    used = 0;
  }

  /** All places are in use: dead entries go, or there is more room. */
  private void grow(Running by) {
    if (size < used - used / 4) {
      compact(by);
      Arrays.fill(table, 0);
    } else {
      long before = bytes();
      int capacity = 2 * hashes.length;
      if (capacity > MANY) {
        takeRoom(capacity, by);
      }
      hashes = Arrays.copyOf(hashes, capacity);
      makeRoom(capacity);
      int[] numbered = numbers;
      if (numbered != null) {
        numbers = Arrays.copyOf(numbered, capacity);
      }
      table = new int[2 * capacity];
      free = free(table);
      by.heap().make(bytes() - before);
    }
    for (int entry = 0; entry < used; entry++) {
      if (hashes[entry] != DEAD) {
        enter(entry, hashes[entry], by);
      }
    }
  }

  private void compact(Spender by) {
    int[] renumbered = new int[hashes.length];
    int to = 0;
    for (int from = 0; from < used; from++) {
      if (hashes[from] != DEAD) {
        renumbered[to] = number(from);
        move(from, to);
        to++;
      }
      if (from % MANY == 0) {
        by.spend(MANY / DEAD_AT_ONCE);
      }
    }
    if (!key.isWord()) {
      Pieces.fill(keyRefs, to, used - to, null, by);
    }
    if (!value.isWord()) {
      Pieces.fill(valueRefs, to, used - to, null, by);
    }
    numbers = renumbered;
    used = to;
    recent = -1;
  }

  private void move(int from, int to) {
    hashes[to] = hashes[from];
    if (key.isWord()) {
      keyWords[to] = keyWords[from];
    } else {
      keyRefs[to] = keyRefs[from];
    }
    if (value.isWord()) {
      valueWords[to] = valueWords[from];
    } else {
      valueRefs[to] = valueRefs[from];
    }
  }

  /**
   * The places of the first {@code most} entries, or of fewer if very many dead entries lie before
   * them.
   */
  public int[] firstEntries(int most) {
    int[] places = new int[Math.min(most, size)];
    int count = 0;
    for (int entry = 0; count < places.length && entry < MANY; entry++) {
      if (hashes[entry] != DEAD) {
        places[count++] = entry;
      }
    }
    return Arrays.copyOf(places, count);
  }

  // ---- for iterators, which survive that entries move

  /** From now on all iterators begin at the same entry. */
  public void beginSteadily() {
    steady = true;
  }

  /** The number of the entry at which an iterator begins: any, unless the map is steady. */
  int start(Running by) {
    if (!steady) {
      return number(anyPlace(by));
    }
    if (!started) {
      started = true;
      start = number(anyPlace(by));
    }
    return start;
  }

  /**
   * In Go, the entries of a small map lie in one group of eight slots, and an iterator begins at
   * any slot: if that is free, at the first entry.
   */
  private int anyPlace(Running by) {
    if (hashes.length > SMALLEST) {
      return by.heap().below(used);
    }
    int slot = by.heap().below(SMALLEST);
    return slot < used ? slot : 0;
  }

  /** Places in use. */
  int used() {
    return used;
  }

  boolean isAlive(int entry) {
    return hashes[entry] != DEAD;
  }

  /** The number of the entry in this place, which it keeps when it moves. */
  int number(int entry) {
    int[] numbered = numbers;
    return numbered == null ? firstNumber + entry : numbered[entry];
  }

  /** The number that the next new entry will get. */
  int nextNumber() {
    return used == 0 ? firstNumber : number(used - 1) + 1;
  }

  /** The place of the first entry with this number or a later one. */
  int placeOf(int number) {
    int[] numbered = numbers;
    if (numbered == null) {
      return Math.max(0, number - firstNumber);
    }
    int place = Arrays.binarySearch(numbered, 0, used, number);
    return place >= 0 ? place : -place - 1;
  }

  // ---- as an object

  @Override
  protected MapValue emptyCopy(Spender by) {
    by.spend(Costs.copying(footprint()));
    MapValue copy = new MapValue(type, table.clone(), hashes.clone());
    copy.keyWords = keyWords.clone();
    copy.keyRefs = new Object[keyRefs.length];
    copy.valueWords = valueWords.clone();
    copy.valueRefs = new Object[valueRefs.length];
    copy.used = used;
    copy.recent = recent;
    copy.size = size;
    copy.user = user;
    copy.lastUser = lastUser;
    copy.timesOnEnd = timesOnEnd;
    copy.writing = writing;
    copy.steady = steady;
    copy.started = started;
    copy.start = start;
    copy.groups.take(groups);
    copy.firstNumber = firstNumber;
    int[] numbered = numbers;
    copy.numbers = numbered == null ? null : numbered.clone();
    return copy;
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    MapValue other = (MapValue) copy;
    copyAll(keyRefs, other.keyRefs, key.isWord() ? 0 : used, copies);
    copyAll(valueRefs, other.valueRefs, value.isWord() ? 0 : used, copies);
  }

  @Override
  protected void reach(Living living) {
    partsOrAll(living, key, keyRefs);
    partsOrAll(living, value, valueRefs);
  }

  private void partsOrAll(Living living, RuntimeType type, @Nullable Object[] refs) {
    if (type.isOwned()) {
      living.parts(refs, used);
    } else {
      living.all(refs, type.isWord() ? 0 : used);
    }
  }

  @Override
  protected boolean holdsPointers() {
    return key.hasPointers() || value.hasPointers();
  }

  @Override
  protected long footprint() {
    return 2 * Footprint.OBJECT
        + Footprint.bytes(4L * (table.length + hashes.length))
        + Footprint.words(keyWords.length + valueWords.length)
        + Footprint.refs(keyRefs.length + valueRefs.length);
  }

  @Override
  protected long bytes() {
    return groups.bytes();
  }
}
