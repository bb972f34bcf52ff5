package gopark.golang.library;

import gopark.golang.value.ByteMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.Memory;
import gopark.golang.value.Running;
import java.nio.charset.StandardCharsets;

/** Slices of bytes as strings, whose chars are bytes. */
final class Bytes {
  private Bytes() {}

  static String text(Memory memory, int offset, int length, Running by) {
    by.reserve(length);
    by.spend(Costs.copying(length));
    if (memory instanceof ByteMemory bytes) {
      return new String(bytes.bytes, offset, length, StandardCharsets.ISO_8859_1);
    }
    StringBuilder text = new StringBuilder(length);
    Scanning scanning = new Scanning(length, by);
    for (int i = 0; i < length; i++) {
      scanning.at(i);
      text.append((char) (memory.word(offset + i) & 0xFF));
    }
    return text.toString();
  }
}
