package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReleaseTextsTest {
  private static final Texts TEXTS = Texts.fromClassPath();
  private static final String RULE = "release.rule.";
  private static final Map<String, Object> TREE = new ReleaseTexts(TEXTS).tree();

  @Test
  void allReleasesAreListedInTheirOrder() {
    assertThat(list("releases"))
        .extracting(release -> String.valueOf(release.get("name")))
        .isEqualTo(Releases.all().stream().map(Release::name).toList());
    assertThat(list("releases"))
        .filteredOn(release -> Boolean.TRUE.equals(release.get("newest")))
        .extracting(release -> String.valueOf(release.get("name")))
        .containsExactly(Releases.newest().name());
    assertThat(list("releases"))
        .filteredOn(release -> Boolean.TRUE.equals(release.get("article")))
        .extracting(release -> String.valueOf(release.get("name")))
        .containsExactly("article");
  }

  @Test
  void aReleaseTellsTheRulesInWhichItDiffers() {
    assertThat(release("1.26").get("differences")).isEqualTo(List.of());
    assertThat((List<?>) release("1.25").get("differences"))
        .hasSize(4)
        .anySatisfy(it ->
            assertThat(it)
                .isEqualTo(Map.of("rule", "syscallStatus", "value", true, "newest", false)));
    Map<String, Object> differences = new LinkedHashMap<>();
    for (Object one : (List<?>) Objects.requireNonNull(release("article").get("differences"))) {
      Map<?, ?> difference = (Map<?, ?>) one;
      differences.put(
          (String) Objects.requireNonNull(difference.get("rule")),
          Objects.requireNonNull(difference.get("value")));
    }
    assertThat(differences)
        .containsEntry(
            "articleRules", List.of("T1", "T2", "T3", "T4", "T5", "T8", "T9", "T11", "T13", "T14"))
        .containsKey("searchOrder")
        .doesNotContainKeys("name", "minor");
  }

  @Test
  void aReleaseHasATitleInBothLanguages() {
    assertThat(release("1.14").get("title")).isEqualTo(Map.of("en", "Go 1.14", "ru", "Go 1.14"));
    assertThat(release("article").get("title"))
        .isEqualTo(Map.of("en", "The articles’ rules", "ru", "Правила статей"));
  }

  @Test
  void allRulesHaveWordsAndNoOthers() {
    assertThat(TEXTS.keys("release").stream().filter(key -> key.startsWith(RULE)))
        .containsExactlyInAnyOrderElementsOf(
            list("rules").stream()
                .map(rule -> RULE + TextKeys.of(String.valueOf(rule.get("rule"))))
                .toList());
  }

  @ParameterizedTest
  @EnumSource(ArticleRule.class)
  void anArticlesRuleSaysWhatTheArticleSaysWhatGoDoesAndWhatIsPlayed(ArticleRule rule) {
    Map<String, Object> tree = ArticleTexts.tree(TEXTS, rule);
    for (Language language : Language.values()) {
      assertThat(text(tree, "claim", language)).matches("\\p{L}.{20,}[.]");
      assertThat(text(tree, "truth", language)).matches("\\p{Lu}.{20,}[.]");
      assertThat(text(tree, "why", language)).matches("\\p{Lu}.{20,}[.]");
    }
    assertThat(tree).containsEntry("inForce", rule.inForce());
  }

  private static String text(Map<String, Object> tree, String name, Language language) {
    Map<?, ?> both = (Map<?, ?>) Objects.requireNonNull(tree.get(name));
    return String.valueOf(both.get(language.code()));
  }

  private static Map<?, ?> release(String name) {
    return list("releases").stream()
        .filter(release -> name.equals(release.get("name")))
        .findFirst()
        .orElseThrow();
  }

  private static List<Map<?, ?>> list(String name) {
    return ((List<?>) Objects.requireNonNull(TREE.get(name)))
        .stream().<Map<?, ?>>map(one -> (Map<?, ?>) one).toList();
  }
}
