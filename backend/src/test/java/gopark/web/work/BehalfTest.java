package gopark.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gopark.web.ClientAddress;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BehalfTest {

  @Test
  void noLineOfASessionHasANameThatNoSessionHas() {
    ClientAddress address = new ClientAddress("192.0.2.1");
    for (String name :
        new String[] {"", "address " + address, LongWork.PROGRAM + " " + address, "a\nb"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new Behalf.OfSession(name));
    }
  }

  @Test
  void linesOfOneClientAreSeveral() {
    ClientAddress address = new ClientAddress("192.0.2.1");
    assertThat(
            Set.of(
                new Behalf.OfSession("abc"),
                new Behalf.OfAddress(address),
                new Behalf.OfLongWork(LongWork.PROGRAM, address),
                new Behalf.OfLongWork(LongWork.EXAM, address),
                new Behalf.Aside(address)))
        .hasSize(5)
        .contains(new Behalf.OfLongWork(LongWork.PROGRAM, new ClientAddress("192.0.2.1")));
  }
}
