package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.Scenario;
import gopark.session.Sessions;
import gopark.web.ServerTest;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.util.StringUtils;

/** Pages of scenes and sessions, and what stands where one of them is not. */
@ServerTest
class ScenePagesTest {

  private final WebTestClient client;
  private final Sessions sessions;

  @Autowired
  ScenePagesTest(WebTestClient client, Sessions sessions) {
    this.client = client;
    this.sessions = sessions;
  }

  private String read(String path, int status) {
    String page =
        client
            .get()
            .uri(path)
            .accept(MediaType.TEXT_HTML)
            .exchange()
            .expectStatus()
            .isEqualTo(status)
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    return Objects.requireNonNull(page);
  }

  @Test
  void theHomePageShowsThreeScenesAndNamesTheOthers() {
    String page = read("/?lang=ru", 200);
    assertThat(StringUtils.countOccurrencesOf(page, "class=\"scene-card\"")).isEqualTo(3);
    assertThat(page).contains("258-я горутина", "href=\"/scenes#scenes-syscalls\"");
  }

  @Test
  void whatGoAndAnArticleMakeOfTheSameStandsOnOneCard() {
    String page = read("/scenes", 200);
    assertThat(page)
        .contains("href=\"/play?scene=search-article\">As the article says</a>")
        .contains("href=\"/play?scene=tight-loop-go-1-13\">In Go 1.13</a>")
        .doesNotContain("data-scene=\"search-article\"")
        .doesNotContain("C10");
  }

  @Test
  void aCardsPictureShowsWhatIsLookedAtFirst() {
    assertThat(read("/scenes", 200))
        .contains("/api/scenes/creation/board.svg?lang=en&amp;theme=light#P1");
  }

  @Test
  void theGalleryHasEverySceneInTheReadersLanguage() {
    String page = read("/scenes?lang=ru", 200);
    assertThat(page)
        .contains("Системные вызовы", "href=\"/play?scene=steal\"", "258-я горутина")
        .contains("/api/scenes/steal/board.svg?lang=ru&amp;theme=dark")
        .doesNotContain("The 258th goroutine");
    assertThat(StringUtils.countOccurrencesOf(page, "class=\"scene-card\""))
        .isGreaterThanOrEqualTo(16);
  }

  @Test
  void theGroupsOfAllScenesAreAnchors() {
    String page = read("/scenes", 200);
    Pattern.compile("href=\"#(scenes-[a-z]+)\"")
        .matcher(page)
        .results()
        .forEach(link -> assertThat(page).contains("id=\"" + link.group(1) + "\""));
    assertThat(page).contains("href=\"#scenes-search\"");
  }

  @Test
  void aSceneToPlayAndToFrameIsCalledByItsTitle() {
    assertThat(read("/play?scene=overflow", 200)).contains("<title>The 258th goroutine</title>");
    assertThat(read("/embed/overflow?lang=ru&theme=dark", 200))
        .contains(
            "<title>258-я горутина</title>", "<gopark-scene-controls>", "data-theme=\"dark\"");
  }

  @Test
  void anUnknownSceneLeadsToTheNearestAndToAll() {
    assertThat(read("/play?scene=steel&lang=ru", 404))
        .contains("Такой сцены нет", "href=\"/play?scene=steal\"", "На одном процессоре")
        .contains("href=\"/scenes\"");
    assertThat(read("/embed/steel?theme=dark", 404))
        .contains("There is no such scene", "href=\"/embed/steal?lang=en&amp;theme=dark\"")
        .contains("href=\"/scenes\"");
    assertThat(read("/play?scene=qqqqqqqq", 404))
        .contains("href=\"/scenes\"")
        .doesNotContain("problem-nearest");
  }

  @Test
  void aSessionThatIsGoneLeadsToANewOneAndToTheScenes() {
    assertThat(read("/play/nothing?lang=ru", 404))
        .contains("Такой сессии нет", "Начать новую сессию", "href=\"/play\"", "href=\"/scenes\"");
    assertThat(read("/play/no%20name%20at%20all", 404)).contains("There is no such session");
    sessions.create("aPageOfMine", Scenario.standard(), "", 0);
    assertThat(read("/play/aPageOfMine", 200)).contains("<gopark-board ");
    sessions.end("aPageOfMine");
    read("/play/aPageOfMine", 404);
  }

  @Test
  void whatAnEmbedAsksForIsForEveryOrigin() {
    for (String path : new String[] {"", "/replay", "/board.svg"}) {
      client
          .get()
          .uri("/api/scenes/steal" + path)
          .header(HttpHeaders.ORIGIN, "null")
          .exchange()
          .expectStatus()
          .isOk()
          .expectHeader()
          .valueEquals(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, "*")
          .expectHeader()
          .doesNotExist(HttpHeaders.ACCESS_CONTROL_ALLOW_CREDENTIALS)
          .expectHeader()
          .doesNotExist(HttpHeaders.SET_COOKIE);
    }
  }
}
