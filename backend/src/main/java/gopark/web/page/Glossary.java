package gopark.web.page;

import gopark.web.document.Resources;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import gopark.web.scene.Gallery;
import java.text.Collator;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The terms of the trade: their names and meanings are texts, and which scene shows one stands in a
 * file beside this class.
 */
@Component
final class Glossary {

  private static final String TERMS = "glossary.";
  private static final String NAME = ".name";
  private static final String MEANS = ".means";

  private final Texts texts;
  private final Gallery gallery;
  private final Properties scenes = scenes();

  Glossary(Texts texts, Gallery gallery) {
    this.texts = texts;
    this.gallery = gallery;
  }

  /**
   * One term.
   *
   * @param id its place on the page
   * @param otherName what it is called in the other language
   * @param scene what shows it; null: nothing does
   */
  record Term(
      String id,
      String name,
      String otherName,
      Language otherLanguage,
      String means,
      Gallery.@Nullable Card scene) {}

  /** The terms whose names begin with a letter. */
  record Letter(String name, List<Term> terms) {}

  /** The scenes that show terms, by the ids of these. */
  static Properties scenes() {
    return Resources.properties(Glossary.class, "glossary-scenes.properties");
  }

  /** All terms in the order of a language's alphabet. It reads all scenes. */
  List<Letter> letters(Language language) {
    Collator alphabet = Collator.getInstance(language.locale());
    List<Term> terms =
        ids().stream()
            .map(id -> term(id, language))
            .sorted(Comparator.comparing(Term::name, alphabet))
            .toList();
    Map<String, List<Term>> byLetter =
        terms.stream()
            .collect(
                Collectors.groupingBy(
                    term -> term.name().substring(0, 1).toUpperCase(Locale.ROOT),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return byLetter.entrySet().stream()
        .map(letter -> new Letter(letter.getKey(), letter.getValue()))
        .toList();
  }

  /** The terms that have a meaning. */
  SortedSet<String> ids() {
    SortedSet<String> ids = new TreeSet<>();
    for (String key : texts.keys("glossary")) {
      if (key.endsWith(MEANS)) {
        ids.add(key.substring(TERMS.length(), key.length() - MEANS.length()));
      }
    }
    return ids;
  }

  private Term term(String id, Language language) {
    Language other = language == Language.EN ? Language.RU : Language.EN;
    String scene = scenes.getProperty(id);
    return new Term(
        id,
        name(id, language),
        name(id, other),
        other,
        texts.get(language, TERMS + id + MEANS),
        scene == null ? null : gallery.cards(List.of(scene), language).getFirst());
  }

  private String name(String id, Language language) {
    return texts.get(language, TERMS + id + NAME);
  }
}
