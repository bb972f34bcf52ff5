package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArticleFiguresTest {

  @Test
  void figuresAreToldArticleByArticle() {
    assertThat(ArticleFigures.of(List.of("C9", "E5-6", "C25", "B8")))
        .containsExactly(
            new ArticleFigures("C", "9, 25", "several"),
            new ArticleFigures("E", "5, 6", "several"),
            new ArticleFigures("B", "8", "one"));
  }

  @Test
  void aRowOfFiguresIsToldByItsFirstAndLast() {
    assertThat(ArticleFigures.of(List.of("D9", "D10", "D11", "D12", "D13", "D9-13", "D2")))
        .containsExactly(new ArticleFigures("D", "2, 9–13", "several"));
  }

  @Test
  void whatIsInTheTextAloneHasNoFigures() {
    assertThat(ArticleFigures.of(List.of("A-text-gc", "A-list")))
        .containsExactly(new ArticleFigures("A", "", "text"));
    assertThat(ArticleFigures.of(List.of())).isEmpty();
  }
}
