package gopark.web.event;

import gopark.runtime.release.ArticleRule;
import gopark.web.message.Texts;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where the articles part from Go: what they say, what Go does, and what is played. */
final class ArticleTexts {
  private static final String AREA = "release.article.";
  private static final String CLAIM = ".claim";
  private static final String TRUTH = ".truth";
  private static final String WHY = ".why";

  private ArticleTexts() {}

  /** The rule's name in events: {@code T4}. */
  static String name(ArticleRule rule) {
    return "T" + rule.number();
  }

  static Map<String, Object> tree(Texts texts, ArticleRule rule) {
    String key = AREA + TextKeys.of(rule);
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("rule", name(rule));
    tree.put("inForce", rule.inForce());
    tree.put("claim", BothLanguages.of(texts, key + CLAIM));
    tree.put("truth", BothLanguages.of(texts, key + TRUTH));
    tree.put("why", BothLanguages.of(texts, key + WHY));
    return tree;
  }
}
