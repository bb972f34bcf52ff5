package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawSampleTest {
  private static final List<String> NAMES =
      IntStream.range(0, 20_000).mapToObj(number -> "session" + number).toList();

  private static List<String> in(double share) {
    return NAMES.stream().filter(new LawSample(share)::has).toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.1, 0.5, 0.9})
  void aSampleIsAboutAsLargeAsItsShare(double share) {
    assertThat((double) in(share).size() / NAMES.size()).isCloseTo(share, within(0.01));
  }

  @Test
  void noneAndAllAreExact() {
    assertThat(in(0)).isEmpty();
    assertThat(in(1)).isEqualTo(NAMES);
  }

  @Test
  void aLargerSampleHasAllOfASmallerOne() {
    assertThat(in(0.3)).containsAll(in(0.1));
  }

  @Test
  void theSameSessionsAreChosenOnEveryServer() {
    assertThat(NAMES.stream().limit(40).filter(new LawSample(0.1)::has))
        .containsExactly("session8", "session19", "session27", "session33", "session35");
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
  void whatIsNoShareIsRefused(double share) {
    assertThatThrownBy(() -> new LawSample(share)).isInstanceOf(IllegalArgumentException.class);
  }
}
