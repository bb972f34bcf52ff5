package gopark.web.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class AdminKeyTest {

  private static final long NOW = 1_000_000_000_000L;

  private final AdminKey key = new AdminKey("a key that is long enough");

  @Test
  void aPassIsGoodForSomeHours() {
    String pass = key.pass(NOW);
    assertThat(key.isGood(pass, NOW)).isTrue();
    assertThat(key.isGood(pass, NOW + AdminKey.PASS.toMillis() - 1)).isTrue();
    assertThat(key.isGood(pass, NOW + AdminKey.PASS.toMillis())).isFalse();
  }

  @Test
  void nobodyWithoutTheKeyMakesAPassOrMakesOneLastLonger() {
    String pass = key.pass(NOW);
    String longer = (NOW + Duration.ofDays(365).toMillis()) + pass.substring(pass.indexOf('-'));
    assertThat(key.isGood(longer, NOW)).isFalse();
    assertThat(key.isGood(new AdminKey("another key, long enough").pass(NOW), NOW)).isFalse();
    assertThat(key.isGood(key.mark(pass), NOW)).isFalse();
    assertThat(key.isGood("", NOW)).isFalse();
  }

  @Test
  void aMarkFitsOnePassAlone() {
    String pass = key.pass(NOW);
    assertThat(key.isMark(key.mark(pass), pass)).isTrue();
    assertThat(key.isMark(key.mark(pass), key.pass(NOW + 1))).isFalse();
    assertThat(key.isMark("", pass)).isFalse();
  }

  @Test
  void whereNoKeyIsSetNothingFits() {
    AdminKey none = new AdminKey("");
    assertThat(none.isSet()).isFalse();
    assertThat(none.is("")).isFalse();
  }

  @Test
  void aKeyThatCouldBeGuessedIsRefusedAndNoKeyIsEverWritten() {
    assertThatThrownBy(() -> new AdminProperties("secret"))
        .hasMessage("gopark.admin-key must have at least 20 characters, and has 6");
    assertThat(new AdminProperties("a key that is long enough").toString())
        .doesNotContain("long enough");
  }
}
