package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.message.Language;
import gopark.web.message.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmountsTest {
  private final Amounts amounts = new Amounts(Texts.fromClassPath());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0            | 0 ns      | 0 нс",
        "999          | 999 ns    | 999 нс",
        "20500        | 20.5 µs   | 20,5 мкс",
        "10000000     | 10 ms     | 10 мс",
        "1000500      | 1.001 ms  | 1,001 мс",
        "60000000000  | 60 s      | 60 с"
      })
  void aTimeIsToldInTheUnitThatSuits(long ns, String english, String russian) {
    assertThat(amounts.time(ns, Language.EN)).isEqualTo(english);
    assertThat(amounts.time(ns, Language.RU)).isEqualTo(russian);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1            | 1 byte     | 1 байт",
        "22           | 22 bytes   | 22 байта",
        "2048         | 2 KiB      | 2 КиБ",
        "5767168      | 5.5 MiB    | 5,5 МиБ",
        "1073741824   | 1 GiB      | 1 ГиБ"
      })
  void memoryIsToldInTheUnitThatSuits(long bytes, String english, String russian) {
    assertThat(amounts.memory(bytes, Language.EN)).isEqualTo(english);
    assertThat(amounts.memory(bytes, Language.RU)).isEqualTo(russian);
  }
}
