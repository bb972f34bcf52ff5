package gopark.web.admin;

import gopark.web.ServerTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class NoAdminTest {

  private final WebTestClient client;

  @Autowired
  NoAdminTest(WebTestClient client) {
    this.client = client;
  }

  @Test
  void whereNoKeyIsSetThereIsNoSuchPage() {
    client.get().uri("/admin").exchange().expectStatus().isNotFound();
    for (String path : new String[] {"/enter", "/leave", "/sessions/abcdefghijkl/end"}) {
      client
          .post()
          .uri("/admin" + path)
          .contentType(MediaType.APPLICATION_FORM_URLENCODED)
          .bodyValue("key=&mark=")
          .exchange()
          .expectStatus()
          .isNotFound();
    }
  }
}
