package gopark.program;

/**
 * The sizes that Go's allocator gives objects, and the spans in which objects of one size lie. In
 * Go: sizeclasses.go; mheap.go, spanClass.
 */
public final class SizeClasses {
  private static final int PAGE = 8192;
  private static final int LARGEST = 32768;

  /** Objects that hold pointers and are larger have a header. */
  private static final int WITHOUT_HEADER = 512;

  private static final int HEADER = 8;

  /** A span of small objects keeps there which of them are marked, and where their pointers are. */
  private static final int BITS_OF_SMALL_OBJECTS = 128;

  private static final int SMALLEST_WITH_MARKS = 16;

  private static final int[] CLASSES = {
    0, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320,
    352, 384, 416, 448, 480, 512, 576, 640, 704, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792, 2048,
    2304, 2688, 3072, 3200, 3456, 4096, 4864, 5376, 6144, 6528, 6784, 6912, 8192, 9472, 9728, 10240,
    10880, 12288, 13568, 14336, 16384, 18432, 19072, 20480, 21760, 24576, 27264, 28672, 32768
  };

  private static final int[] PAGES = {
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 2, 1, 2, 1, 2, 1, 3, 2, 3, 1, 3, 2, 3, 4, 5, 6, 1, 7, 6, 5, 4, 3, 5, 7, 2, 9, 7, 5, 8,
    3, 10, 7, 4
  };

  private static final int EIGHT = 8;

  /** The class of each size in steps of eight bytes, since every allocation asks for one. */
  private static final byte[] OF_EIGHTS = new byte[LARGEST / EIGHT + 1];

  static {
    byte sizeClass = 0;
    for (int i = 0; i < OF_EIGHTS.length; i++) {
      if (i * EIGHT > CLASSES[sizeClass]) {
        sizeClass++;
      }
      OF_EIGHTS[i] = sizeClass;
    }
  }

  /** How many classes of spans there are: two of each size, with pointers and without. */
  public static final int SPAN_CLASSES = 2 * CLASSES.length;

  private SizeClasses() {}

  /** The bytes that fit into an object that was asked for with {@code bytes}. */
  public static long room(long bytes, boolean pointers) {
    return size(bytes, pointers) - (hasHeader(bytes, pointers) ? HEADER : 0);
  }

  /** The bytes that the object takes. */
  static long size(long bytes, boolean pointers) {
    return sizeIn(spanClass(bytes, pointers), bytes);
  }

  /** The bytes that an object takes whose class is known. */
  public static long sizeIn(int spanClass, long bytes) {
    int size = objectBytes(spanClass);
    return size > 0 ? size : (bytes + PAGE - 1) / PAGE * PAGE;
  }

  /** The class of the spans in which the object lies; a large one has a span of its own. */
  public static int spanClass(long bytes, boolean pointers) {
    int size = isLarge(bytes) ? 0 : sizeClass(bytes, pointers);
    return 2 * size + (pointers ? 0 : 1);
  }

  /** The bytes of an object in a span of that class; 0 if each has a size of its own. */
  public static int objectBytes(int spanClass) {
    return CLASSES[spanClass / 2];
  }

  /** How many objects a span of that class has room for. */
  public static int objectsIn(int spanClass) {
    int size = CLASSES[spanClass / 2];
    if (size == 0) {
      return 1;
    }
    boolean hasBitmap = spanClass % 2 == 0 && size <= WITHOUT_HEADER;
    boolean hasMarks = size >= SMALLEST_WITH_MARKS && size <= WITHOUT_HEADER;
    int bits = (hasBitmap ? BITS_OF_SMALL_OBJECTS : 0) + (hasMarks ? BITS_OF_SMALL_OBJECTS : 0);
    return (PAGES[spanClass / 2] * PAGE - bits) / size;
  }

  /** The bytes of a span of that class that are in no object; of a large object's, none. */
  public static int restOfSpan(int spanClass) {
    int size = CLASSES[spanClass / 2];
    return size == 0 ? 0 : PAGES[spanClass / 2] * PAGE - objectsIn(spanClass) * size;
  }

  /** The pages of a span of that class; of a large object's, one. */
  public static int pagesOf(int spanClass) {
    return Math.max(1, PAGES[spanClass / 2]);
  }

  /** Whether spans of that class have their marks in themselves, and hold no pointers. */
  public static boolean isSmallWithoutPointers(int spanClass) {
    int size = CLASSES[spanClass / 2];
    return spanClass % 2 == 1 && size >= SMALLEST_WITH_MARKS && size <= WITHOUT_HEADER;
  }

  private static boolean isLarge(long bytes) {
    return bytes > LARGEST - HEADER;
  }

  private static int sizeClass(long bytes, boolean pointers) {
    long needed = bytes + (hasHeader(bytes, pointers) ? HEADER : 0);
    return OF_EIGHTS[(int) ((needed + EIGHT - 1) / EIGHT)];
  }

  private static boolean hasHeader(long bytes, boolean pointers) {
    return pointers && bytes > WITHOUT_HEADER && bytes <= LARGEST - HEADER;
  }
}
