package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class ChecksumTest {

  @Test
  void checksumsOfPartsGiveThatOfTheWhole() {
    Random random = new Random(7);
    CRC32 whole = new CRC32();
    Checksum sum = Checksum.NONE;
    int length = 0;
    for (int part = 0; part < 200; part++) {
      byte[] text = new byte[random.nextInt(5_000)];
      random.nextBytes(text);
      whole.update(text);
      CRC32 own = new CRC32();
      own.update(text);
      sum = sum.then(Checksum.of((int) own.getValue(), text.length));
      length += text.length;
      assertThat(sum.crc()).isEqualTo((int) whole.getValue());
      assertThat(sum.length()).isEqualTo(length);
    }
  }

  @Test
  void inWhateverOrderTheyAreJoined() {
    Checksum a = Checksum.of(0x12345678, 11);
    Checksum b = Checksum.of(0x9abcdef0, 70_000);
    Checksum c = Checksum.of(0x0f0f0f0f, 3);
    assertThat(a.then(b).then(c)).isEqualTo(a.then(b.then(c)));
  }
}
