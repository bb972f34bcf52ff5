package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CaseMappingTest {

  @Test
  void foldingGoesAroundAllThatDifferOnlyInCase() {
    assertThat(CaseMapping.simpleFold('A')).isEqualTo('a');
    assertThat(CaseMapping.simpleFold('k')).isEqualTo(0x212A);
    assertThat(CaseMapping.simpleFold(0x212A)).isEqualTo('K');
    assertThat(CaseMapping.simpleFold('1')).isEqualTo('1');
    assertThat(CaseMapping.simpleFold(0xDF)).isEqualTo(0x1E9E);
    assertThat(CaseMapping.simpleFold(-1)).isEqualTo(-1);
  }

  @Test
  void lettersThatGoDoesNotKnowYetStayAsTheyAre() {
    assertThat(CaseMapping.toLower(0x1C89)).isEqualTo(0x1C89);
    assertThat(CaseMapping.toUpper(0x19B)).isEqualTo(0x19B);
    assertThat(CaseMapping.toUpper('я')).isEqualTo('Я');
  }
}
