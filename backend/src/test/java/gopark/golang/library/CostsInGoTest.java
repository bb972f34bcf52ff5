package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CostsInGoTest {
  private static final Pattern METHOD = Pattern.compile("(.+)\\.\\((\\*\\w+)\\)\\.(\\w+)");

  @Test
  void everyFunctionWithACostOfItsOwnIsInTheLibrary() {
    assertThat(CostsInGo.names())
        .allSatisfy(name -> {
          Matcher method = METHOD.matcher(name);
          assertThat(method.matches()).as(name).isTrue();
          String source = Objects.requireNonNull(new LibrarySources().source(method.group(1)));
          assertThat(source)
              .containsPattern(
                  "func \\(\\w+ "
                      + Pattern.quote(method.group(2))
                      + "\\) "
                      + method.group(3)
                      + "\\(");
        });
  }
}
