package gopark.web.event;

import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.trace.ApiNames;
import gopark.trace.RecordShape;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/**
 * The releases that can be played, in words, each with the rules in which it differs from the
 * newest: {@code {releases, rules, articleRules}}.
 */
@Component
public final class ReleaseTexts {
  private static final String TITLE = "release.title.";
  private static final String ABOUT = "release.about.";
  private static final String RULE = "release.rule.";

  /** What names a release, and no rule. */
  private static final List<String> NAMES = List.of("name", "minor");

  private final Texts texts;
  private final Supplier<Published> published;

  ReleaseTexts(Texts texts) {
    this.texts = texts;
    published = SingletonSupplier.of(() -> new Published(tree()));
  }

  private Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    List<Object> releases = new ArrayList<>();
    Releases.all().forEach(release -> releases.add(release(release)));
    tree.put("releases", releases);
    List<Object> rules = new ArrayList<>();
    rules().forEach(rule -> rules.add(rule(rule)));
    tree.put("rules", rules);
    List<Object> articles = new ArrayList<>();
    for (ArticleRule rule : ArticleRule.values()) {
      articles.add(ArticleTexts.tree(texts, rule));
    }
    tree.put("articleRules", articles);
    return tree;
  }

  Published published() {
    return published.get();
  }

  private Map<String, Object> release(Release release) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", release.name());
    tree.put("newest", release.equals(Releases.newest()));
    tree.put("article", release.article());
    tree.put("title", title(release));
    tree.put("about", Both.of(texts, ABOUT + slug(release)));
    List<Object> differences = new ArrayList<>();
    for (String rule : rules()) {
      Object here = value(release, rule);
      Object newest = value(Releases.newest(), rule);
      if (!here.equals(newest)) {
        Map<String, Object> difference = new LinkedHashMap<>();
        difference.put("rule", rule);
        difference.put("value", here);
        difference.put("newest", newest);
        differences.add(difference);
      }
    }
    tree.put("differences", differences);
    return tree;
  }

  private Map<String, Object> title(Release release) {
    return isVersion(release)
        ? Both.of(texts, "release.title.go", Map.of("version", release.name()))
        : Both.of(texts, TITLE + slug(release));
  }

  private static boolean isVersion(Release release) {
    return Character.isDigit(release.name().charAt(0));
  }

  /** Keys have no digit at the beginning and no points: 1.26 is go-1-26. */
  private static String slug(Release release) {
    return isVersion(release) ? "go-" + release.name().replace('.', '-') : release.name();
  }

  private static List<String> rules() {
    return RecordShape.of(Release.class).parts().stream()
        .map(RecordShape.Part::name)
        .filter(name -> !NAMES.contains(name))
        .toList();
  }

  private Map<String, Object> rule(String rule) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("rule", rule);
    tree.put("newest", value(Releases.newest(), rule));
    tree.put("name", Both.of(texts, RULE + Keys.of(rule)));
    return tree;
  }

  private static Object value(Release release, String rule) {
    return plain(RecordShape.of(Release.class).get(release, rule));
  }

  private static Object plain(@Nullable Object value) {
    return switch (Objects.requireNonNull(value)) {
      case ArticleRule rule -> ArticleTexts.name(rule);
      case Enum<?> constant -> ApiNames.of(constant);
      case Collection<?> many -> many.stream().map(ReleaseTexts::plain).toList();
      case Object other -> other;
    };
  }
}
