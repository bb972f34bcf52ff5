package gopark.journal.embedded;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What can happen to files. */
enum Spoiling {
  FLIP,
  FLIPS,
  CUT,
  EMPTY,
  REMOVE,
  REMOVE_SEGMENT,
  ZERO,
  NOISE,
  SWAP,
  DUPLICATE,
  APPEND,
  EXCHANGE,
  NO_MANIFEST;

  private static final int BLOCK = 4096;

  /** The length of what the names of a segment's two files have in common. */
  private static final int SEGMENT_NAME = 8;

  private static final byte[] NOTHING = new byte[0];

  /** Whether it happens in one place, so that what is lost can be told exactly. */
  boolean isInOnePlace() {
    return switch (this) {
      case FLIP, CUT, EMPTY, REMOVE, ZERO, NOISE, APPEND -> true;
      case FLIPS, REMOVE_SEGMENT, SWAP, DUPLICATE, EXCHANGE, NO_MANIFEST -> false;
    };
  }

  /** Lets it happen; names the places. */
  String to(Map<String, byte[]> files, Random random) {
    String one = any(files, random);
    String other = any(files, random);
    byte[] bytes = files.getOrDefault(one, NOTHING);
    byte[] others = files.getOrDefault(other, NOTHING);
    int at = random.nextInt(bytes.length);
    int there = random.nextInt(others.length);
    int length = Math.min(1 + random.nextInt(BLOCK), bytes.length - at);
    int both = Math.min(length, others.length - there);
    switch (this) {
      case FLIP -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case FLIPS -> {
        for (int i = 0; i < 20; i++) {
          byte[] each = files.getOrDefault(any(files, random), NOTHING);
          each[random.nextInt(each.length)] ^= (byte) (1 << random.nextInt(8));
        }
      }
      case CUT -> files.put(one, Arrays.copyOf(bytes, at));
      case EMPTY -> files.put(one, new byte[0]);
      case REMOVE -> files.remove(one);
      case REMOVE_SEGMENT -> {
        String segment = one.substring(0, Math.min(SEGMENT_NAME, one.length()));
        files.keySet().removeIf(name -> name.startsWith(segment));
      }
      case ZERO -> Arrays.fill(bytes, at, at + length, (byte) 0);
      case NOISE -> {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        System.arraycopy(noise, 0, bytes, at, length);
      }
      case SWAP -> {
        byte[] kept = Arrays.copyOfRange(bytes, at, at + both);
        System.arraycopy(others.clone(), there, bytes, at, both);
        System.arraycopy(kept, 0, others, there, both);
      }
      case DUPLICATE -> System.arraycopy(others.clone(), there, bytes, at, both);
      case APPEND -> {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + length);
        System.arraycopy(others, there, longer, bytes.length, both);
        files.put(one, longer);
      }
      case EXCHANGE -> {
        files.put(one, others);
        files.put(other, bytes);
      }
      case NO_MANIFEST -> Manifest.FILES.forEach(files::remove);
    }
    return "%s of %s at %d and %s at %d, %d bytes".formatted(this, one, at, other, there, length);
  }

  private static String any(Map<String, byte[]> files, Random random) {
    List<String> names = List.copyOf(files.keySet());
    return names.get(random.nextInt(names.size()));
  }
}
