package gopark.os;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PodResourcesTest {
  private static PodResources pod(String request, String limit) {
    Long requested = PodResources.millis(request);
    Long limited = PodResources.millis(limit);
    assertThat(requested).isNotNull();
    assertThat(limited).isNotNull();
    return new PodResources(requested, limited);
  }

  @Test
  void aLimitBecomesAQuotaOfATenthOfASecond() {
    assertThat(pod("", "500m").cpuMax()).isEqualTo("50000 100000");
    assertThat(pod("", "2").cpuMax()).isEqualTo("200000 100000");
    assertThat(pod("", "1.5").cpuMax()).isEqualTo("150000 100000");
    assertThat(pod("1", "").cpuMax()).isEqualTo("max 100000");
  }

  @Test
  void aRequestBecomesAWeightAndNothingElse() {
    assertThat(pod("", "").cpuWeight()).isEqualTo(1);
    assertThat(pod("100m", "").cpuWeight()).isEqualTo(4);
    assertThat(pod("1", "").cpuWeight()).isEqualTo(39);
    assertThat(pod("2", "").cpuWeight()).isEqualTo(79);
    assertThat(pod("2", "").quotaNs()).isZero();
  }

  @Test
  void automaxprocsRoundsDownAndNeverBelowOne() {
    assertThat(pod("", "500m").automaxprocs(64)).isEqualTo(1);
    assertThat(pod("", "2.9").automaxprocs(64)).isEqualTo(2);
    assertThat(pod("", "").automaxprocs(64)).isEqualTo(64);
  }

  @Test
  void sixtyFourBusyProcessorsUseUpTwoCpusInThreeMilliseconds() {
    assertThat(pod("", "2").runsNs(64, 64)).isEqualTo(3_125_000);
    assertThat(pod("", "2").runsNs(2, 64)).isEqualTo(PodResources.PERIOD_NS);
    assertThat(pod("", "2").runsNs(64, 4)).isEqualTo(50_000_000);
  }

  @Test
  void whatIsNoQuantityIsNone() {
    for (String text : new String[] {"-1", "1e3", "two", "1.2345", "99999", "1 2", "0x2", "m"}) {
      assertThat(PodResources.millis(text)).as(text).isNull();
    }
    assertThat(PodResources.millis(" 250m ")).isEqualTo(250);
  }
}
