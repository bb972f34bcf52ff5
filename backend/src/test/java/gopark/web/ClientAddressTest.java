package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientAddressTest {

  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7",
    "::ffff:192.0.2.7, 192.0.2.7",
    "2001:db8:1:2:3:4:5:6, 20010db800010002/64",
    "2001:db8:1:2::, 20010db800010002/64",
    "::1, 0000000000000000/64",
  })
  void anAddressIsItselfAndOfVersionSixItsNetwork(String address, String network) {
    InetSocketAddress direct = new InetSocketAddress(InetAddress.ofLiteral(address), 1);
    InetSocketAddress toldByAProxy = InetSocketAddress.createUnresolved(address, 1);
    assertThat(ClientAddress.of(direct).network()).isEqualTo(network);
    assertThat(ClientAddress.of(toldByAProxy).network()).isEqualTo(network);
  }

  @Test
  void whatIsNoAddressIsLookedUpNowhere() {
    InetSocketAddress name = InetSocketAddress.createUnresolved("a.name.example", 1);
    assertThat(ClientAddress.of(name)).isEqualTo(ClientAddress.of((InetSocketAddress) null));
  }
}
