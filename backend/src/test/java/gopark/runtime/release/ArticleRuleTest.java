package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArticleRuleTest {

  @Test
  void eachRuleSaysWhatTheArticleSaysWhatGoDoesAndWhatIsPlayed() {
    assertThat(ArticleRule.values())
        .allSatisfy(rule -> {
          assertThat(rule.claim()).matches("[A-Zt].{20,}[.]");
          assertThat(rule.truth()).matches("[A-Z].{20,}[.]");
          assertThat(rule.why()).matches("[A-Z].{20,}[.]");
        });
  }

  @Test
  void theNumberIsTheOneInTheName() {
    for (ArticleRule rule : ArticleRule.values()) {
      assertThat("T" + rule.number()).isEqualTo(rule.name());
      assertThat(ArticleRule.of(rule.number())).isEqualTo(rule);
    }
    assertThat(ArticleRule.values()).hasSize(14);
  }
}
