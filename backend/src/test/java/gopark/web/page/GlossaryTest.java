package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import gopark.web.message.Language;
import java.text.Collator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;

/** The glossary is whole, and in order. */
@ServerTest
class GlossaryTest {

  private final Glossary glossary;

  @Autowired
  GlossaryTest(Glossary glossary) {
    this.glossary = glossary;
  }

  private List<Glossary.Term> terms(Language language) {
    return glossary.letters(language).stream().flatMap(letter -> letter.terms().stream()).toList();
  }

  @ParameterizedTest
  @EnumSource
  void everyTermStandsUnderItsLetterInTheOrderOfTheAlphabet(Language language) {
    Collator alphabet = Collator.getInstance(language.locale());
    List<String> names = terms(language).stream().map(Glossary.Term::name).toList();
    assertThat(names).hasSizeGreaterThan(55).isSortedAccordingTo(alphabet).doesNotHaveDuplicates();
    assertThat(glossary.letters(language))
        .allSatisfy(letter ->
            assertThat(letter.terms())
                .isNotEmpty()
                .allMatch(term -> term.name().substring(0, 1).equalsIgnoreCase(letter.name())))
        .extracting(Glossary.Letter::name)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource
  void aTermIsNamedInBothLanguages(Language language) {
    assertThat(terms(language))
        .allSatisfy(term -> {
          assertThat(term.otherLanguage()).isNotEqualTo(language);
          assertThat(term.otherName()).isNotBlank();
          assertThat(term.means()).endsWith(".");
        });
  }

  @Test
  void theScenesAreOfTermsThatThereAre() {
    assertThat(glossary.ids()).containsAll(Glossary.scenes().stringPropertyNames());
    List<Glossary.Term> shown =
        terms(Language.EN).stream().filter(term -> term.scene() != null).toList();
    assertThat(shown)
        .hasSize(Glossary.scenes().size())
        .allMatch(term -> Objects.requireNonNull(term.scene()).page().startsWith("/"));
  }
}
