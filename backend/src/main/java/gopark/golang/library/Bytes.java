package gopark.golang.library;

import gopark.golang.value.ByteMemory;
import gopark.golang.value.Memory;
import gopark.golang.value.SliceValue;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Slices of bytes as strings, whose chars are bytes, and back. */
final class Bytes {
  private Bytes() {}

  static String text(Memory memory, int offset, int length) {
    if (memory instanceof ByteMemory bytes) {
      return new String(bytes.bytes, offset, length, StandardCharsets.ISO_8859_1);
    }
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) (memory.word(offset + i) & 0xFF));
    }
    return text.toString();
  }

  /** Of a slice that may be nil. */
  static String text(@Nullable Object slice) {
    return slice instanceof SliceValue value ? text(value.memory, value.offset, value.length) : "";
  }

  /** A new slice. */
  static SliceValue slice(String text) {
    return SliceValue.of(new ByteMemory(text.getBytes(StandardCharsets.ISO_8859_1)));
  }
}
