package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;

class PathSegmentsTest {

  private static final String ID = "AbCdEf123456";

  private static ServerHttpRequest request(String path) {
    return MockServerHttpRequest.method(HttpMethod.GET, URI.create("http://x" + path)).build();
  }

  @Test
  void segmentsAreThoseThatControllersAreFoundBy() {
    assertThat(PathSegments.of(request("/"))).containsExactly("");
    assertThat(PathSegments.of(request("/%61pi;x=1/sessions/")))
        .containsExactly("api", "sessions", "");
    assertThat(PathSegments.of(request("//api//x"))).containsExactly("", "api", "", "x");
    assertThat(PathSegments.of(request("/a%2Fb"))).containsExactly("a/b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/x", "/%61pi/x", "/api;/x", "/api;x=1/", "/ap%69/"})
  void theInterfaceIsFoundInEverySpelling(String path) {
    assertThat(ApiPaths.contain(request(path))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/api", "/apis/x", "//api/x", "/x/api/y", "/API/x", "/api%2Fx/y"})
  void whatNoControllerOfTheInterfaceAnswersIsNotTakenForIt(String path) {
    assertThat(ApiPaths.contain(request(path))).isFalse();
  }

  @Test
  void aCallNamesItsSessionByAnIdThatASessionCouldHave() {
    for (String path : List.of("", "/", "/commands", ";x/commands")) {
      assertThat(ApiPaths.session(request("/api/sessions/" + ID + path))).isEqualTo(ID);
    }
    for (String path : List.of("", "/", "/a%0Ab", "/a%20b/stream", "/" + "x".repeat(33))) {
      assertThat(ApiPaths.session(request("/api/sessions" + path))).isNull();
    }
  }

  @Test
  void whatNeedsNoEncodingMakesAPathAmbiguousWhereItIsEncoded() {
    String plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._";
    for (int code = 0; code < 256; code++) {
      boolean isPlain = plain.indexOf(code) >= 0;
      for (String form : List.of("/x%%%02x/y", "/x%%%02X/y")) {
        String path = form.formatted(code);
        assertThat(PathSegments.arePlain(request(path))).as(path).isEqualTo(!isPlain);
      }
    }
    assertThat(PathSegments.arePlain(request("/x/y;z"))).isFalse();
    assertThat(PathSegments.arePlain(request("/x/y;"))).isFalse();
    assertThat(PathSegments.arePlain(request("/x/y?z=a;b%61"))).isTrue();
    assertThat(PathSegments.arePlain(request("/source/go1.26/runtime.(*mheap).alloc"))).isTrue();
    assertThat(PathSegments.arePlain(request("/embed/half-taken%7E3"))).isTrue();
  }
}
