package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.message.Language;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OncePerLanguageTest {

  @Test
  void aSecondRequestInALanguageMakesNothingAnew() {
    List<Language> makings = new ArrayList<>();
    OncePerLanguage<String> texts =
        new OncePerLanguage<>(language -> {
          makings.add(language);
          return "in " + language.code();
        });
    for (int request = 0; request < 3; request++) {
      assertThat(texts.in(Language.EN)).isEqualTo("in en");
      assertThat(texts.in(Language.RU)).isEqualTo("in ru");
    }
    assertThat(makings).containsExactly(Language.EN, Language.RU);
  }
}
