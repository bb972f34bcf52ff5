package gopark;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.opentest4j.TestAbortedException;

class NeededTest {

  @Test
  void aTestWithoutWhatItNeedsIsSkippedAndNamesIt() {
    assertThatThrownBy(() -> Needed.programs("no-such-program"))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("needs the program no-such-program");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aTestWithAllItNeedsGoesOn() {
    assertThatCode(() -> Needed.programs("sh")).doesNotThrowAnyException();
  }
}
