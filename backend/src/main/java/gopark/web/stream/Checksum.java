package gopark.web.stream;

/**
 * The CRC-32 of some text and how long it is. Those of two texts give that of one after the other,
 * so that a viewer who is sent messages made for all has a checksum of their own at the price of
 * one multiplication for each.
 *
 * @param crc as gzip has it
 * @param length of the text, as gzip counts it, modulo 2^32
 * @param shift by what the checksum of text before this one is multiplied
 */
record Checksum(int crc, int length, int shift) {

  /** The polynomial of CRC-32; the highest bit is the power 0, as in the checksum itself. */
  private static final int POLYNOMIAL = 0xEDB88320;

  private static final int ONE = 1 << 31;

  /** The power 8: what a byte shifts by. */
  private static final int BYTE = 1 << 23;

  static final Checksum NONE = new Checksum(0, 0, ONE);

  static Checksum of(int crc, int length) {
    return new Checksum(crc, length, power(length));
  }

  /** The checksum of this text followed by the next. */
  Checksum then(Checksum next) {
    return new Checksum(
        times(next.shift, crc) ^ next.crc, length + next.length, times(shift, next.shift));
  }

  private static int power(int bytes) {
    int power = ONE;
    int square = BYTE;
    for (int left = bytes; left != 0; left >>>= 1) {
      if ((left & 1) != 0) {
        power = times(power, square);
      }
      square = times(square, square);
    }
    return power;
  }

  /** The product of two polynomials over one bit, modulo that of CRC-32. */
  private static int times(int a, int b) {
    int product = 0;
    int shifted = b;
    for (int left = a; left != 0; left <<= 1) {
      product ^= left < 0 ? shifted : 0;
      shifted = (shifted >>> 1) ^ ((shifted & 1) == 0 ? 0 : POLYNOMIAL);
    }
    return product;
  }
}
