package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.http.HttpHeaders;

class AcceptedCodingsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "gzip | true",
        "GZIP;q=0.5 | true",
        "gzip, deflate, br, zstd | true",
        "br;q=1.0, gzip ; q=0.001 | true",
        "* | true",
        "gzip;q=0 | false",
        "gzip;q=0.000, * | false",
        "*;q=0 | false",
        "br, identity | false",
        "`` | false",
        "gzip;q=much | false",
        "br ;q=1,\tGZIP\t;\tq=1 | true",
        "x-gzip | false",
      })
  void gzipIsWelcomeWhereTheClientSaysSo(String header, boolean isWelcome) {
    HttpHeaders headers = new HttpHeaders();
    headers.set(HttpHeaders.ACCEPT_ENCODING, header);
    assertThat(AcceptedCodings.haveGzip(headers)).isEqualTo(isWelcome);
  }
}
