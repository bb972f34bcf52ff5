package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArticleRuleTest {

  @Test
  void theNumberIsTheOneInTheName() {
    for (ArticleRule rule : ArticleRule.values()) {
      assertThat("T" + rule.number()).isEqualTo(rule.name());
    }
    assertThat(ArticleRule.values()).hasSize(14);
  }
}
