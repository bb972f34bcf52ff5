package gopark.web.event;

import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.trace.ApiNames;
import gopark.trace.RecordShape;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/**
 * The releases that can be played, in words, each with the rules in which it differs from the
 * newest, and those that it changed: {@code {releases, rules, articleRules}}.
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

  Map<String, Object> tree() {
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

  /** What a release is called. */
  public String title(Language language, Release release) {
    return isVersion(release)
        ? texts.get(language, "release.title.go", Map.of("version", release.name()))
        : texts.get(language, TITLE + slug(release));
  }

  /** What is special about a release, in a sentence or two. */
  public String about(Language language, Release release) {
    return texts.get(language, ABOUT + slug(release));
  }

  /** The rules in which one release differs from another, as sentences: what was, what is. */
  public List<String> changes(Language language, Release from, Release to) {
    List<String> changes = new ArrayList<>();
    for (String rule : rules()) {
      Object was = value(from, rule);
      Object is = value(to, rule);
      if (!was.equals(is)) {
        String name = texts.get(language, RULE + TextKeys.of(rule));
        changes.add(was instanceof Collection<?> ? name : changed(language, name, was, is));
      }
    }
    return changes;
  }

  private String changed(Language language, String name, Object was, Object is) {
    Map<String, String> said = new LinkedHashMap<>();
    said.put("rule", name);
    said.put("a", said(language, was));
    said.put("b", said(language, is));
    return texts.get(language, "compare.reason", said);
  }

  private String said(Language language, Object value) {
    if (value instanceof Boolean isOn) {
      return texts.get(language, isOn ? "compare.switched-on" : "compare.switched-off");
    }
    return String.valueOf(value);
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
    tree.put("about", BothLanguages.of(texts, ABOUT + slug(release)));
    tree.put("differences", differences(release, Releases.newest(), "newest"));
    Release before = Releases.before(release);
    if (before != null) {
      tree.put("before", before.name());
      tree.put("changes", differences(release, before, "before"));
    }
    return tree;
  }

  /** The rules in which the release differs from another, whose value gets that name. */
  private static List<Object> differences(Release release, Release other, String name) {
    List<Object> differences = new ArrayList<>();
    for (String rule : rules()) {
      Object here = value(release, rule);
      Object there = value(other, rule);
      if (!here.equals(there)) {
        Map<String, Object> difference = new LinkedHashMap<>();
        difference.put("rule", rule);
        difference.put("value", here);
        difference.put(name, there);
        differences.add(difference);
      }
    }
    return differences;
  }

  private Map<String, Object> title(Release release) {
    return isVersion(release)
        ? BothLanguages.of(texts, "release.title.go", Map.of("version", release.name()))
        : BothLanguages.of(texts, TITLE + slug(release));
  }

  private static boolean isVersion(Release release) {
    return release.name().chars().allMatch(c -> c == '.' || Character.isDigit(c));
  }

  /** A key is of small letters and no digit at its beginning: 1.26 is go-1-26, N:1 is n-to-1. */
  private static String slug(Release release) {
    String name = release.name().replace('.', '-').replace(":", "-to-").toLowerCase(Locale.ROOT);
    return Character.isDigit(name.charAt(0)) ? "go-" + name : name;
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
    tree.put("name", BothLanguages.of(texts, RULE + TextKeys.of(rule)));
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
