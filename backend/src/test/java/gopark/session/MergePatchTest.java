package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class MergePatchTest {
  private static final JsonMapper JSON = new JsonMapper();

  /** The table of RFC 7396, appendix A. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':'b'}       | {'a':'c'}            | {'a':'c'}",
        "{'a':'b'}       | {'b':'c'}            | {'a':'b','b':'c'}",
        "{'a':'b'}       | {'a':null}           | {}",
        "{'a':'b','b':'c'} | {'a':null}         | {'b':'c'}",
        "{'a':['b']}     | {'a':'c'}            | {'a':'c'}",
        "{'a':'c'}       | {'a':['b']}          | {'a':['b']}",
        "{'a':{'b':'c'}} | {'a':{'b':'d','c':null}} | {'a':{'b':'d'}}",
        "{'a':[{'b':'c'}]} | {'a':[1]}          | {'a':[1]}",
        "['a','b']       | ['c','d']            | ['c','d']",
        "{'a':'b'}       | ['c']                | ['c']",
        "{'a':'foo'}     | null                 | null",
        "{'a':'foo'}     | 'bar'                | 'bar'",
        "{'e':null}      | {'a':1}              | {'e':null,'a':1}",
        "[1,2]           | {'a':'b','c':null}   | {'a':'b'}",
        "{}              | {'a':{'bb':{'ccc':null}}} | {'a':{'bb':{}}}"
      })
  void theExamplesOfTheStandardComeOutAsItSays(String original, String patch, String result) {
    assertThat(MergePatch.apply(read(original), read(patch))).isEqualTo(read(result));
  }

  private static @Nullable Object read(String json) {
    return JSON.readValue(json.replace('\'', '"'), Object.class);
  }
}
