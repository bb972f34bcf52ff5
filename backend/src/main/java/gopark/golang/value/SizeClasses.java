package gopark.golang.value;

/** The sizes that Go's allocator gives objects. */
public final class SizeClasses {
  private static final int PAGE = 8192;
  private static final int LARGEST = 32768;

  /** Objects that hold pointers and are larger have a header. */
  private static final int WITHOUT_HEADER = 512;

  private static final int HEADER = 8;

  private static final int[] CLASSES = {
    0, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320,
    352, 384, 416, 448, 480, 512, 576, 640, 704, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792, 2048,
    2304, 2688, 3072, 3200, 3456, 4096, 4864, 5120, 5376, 6144, 6528, 6784, 6912, 8192, 9472, 9728,
    10240, 10880, 12288, 13568, 14336, 16384, 18432, 19072, 20480, 21760, 24576, 27264, 28672, 32768
  };

  private SizeClasses() {}

  /** The bytes that fit into an object that was asked for with {@code bytes}. */
  public static long room(long bytes, boolean pointers) {
    return size(bytes, pointers) - (hasHeader(bytes, pointers) ? HEADER : 0);
  }

  /** The bytes that the object takes. */
  static long size(long bytes, boolean pointers) {
    if (bytes > LARGEST - HEADER) {
      return (bytes + PAGE - 1) / PAGE * PAGE;
    }
    long needed = bytes + (hasHeader(bytes, pointers) ? HEADER : 0);
    int low = 0;
    int high = CLASSES.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (CLASSES[middle] < needed) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return CLASSES[low];
  }

  private static boolean hasHeader(long bytes, boolean pointers) {
    return pointers && bytes > WITHOUT_HEADER && bytes <= LARGEST - HEADER;
  }
}
