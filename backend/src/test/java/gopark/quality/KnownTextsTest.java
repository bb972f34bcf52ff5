package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownTextsTest {

  @TempDir private Path folder;

  private KnownTexts of(String checker) throws IOException {
    return KnownTexts.in(folder.resolve("target/known"), checker);
  }

  private void remember(String text) throws IOException {
    KnownTexts texts = of("1.0");
    texts.add(text);
    texts.save();
  }

  @Test
  void onlyATextThatWasAddedIsKnownTheNextTime() throws IOException {
    remember("class A {}");

    assertThat(of("1.0").knows("class A {}")).isTrue();
    assertThat(of("1.0").knows("class A { }")).isFalse();
  }

  @Test
  void anotherCheckerKnowsNothing() throws IOException {
    remember("class A {}");

    assertThat(of("1.1").knows("class A {}")).isFalse();
  }

  @Test
  void aTextThatNobodyAsksForIsForgotten() throws IOException {
    remember("class A {}");
    of("1.0").save();

    assertThat(of("1.0").knows("class A {}")).isFalse();
  }

  @Test
  void aKnownTextStaysKnown() throws IOException {
    remember("class A {}");
    KnownTexts texts = of("1.0");
    assertThat(texts.knows("class A {}")).isTrue();
    texts.save();

    assertThat(of("1.0").knows("class A {}")).isTrue();
  }
}
