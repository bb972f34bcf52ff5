package gopark.web.fuzz;

import gopark.simulation.SeededRandom;
import gopark.web.document.Format;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Requests to every address of the API, few of them as they should be. */
final class RandomRequests {

  private static final List<String> READS =
      List.of(
          "",
          "",
          "/events",
          "/scenario",
          "/branches",
          "/branches/compare",
          "/goroutines",
          "/why",
          "/replay",
          "/schedtrace",
          "/goroutines.txt",
          "/board.svg",
          "/animation.svg",
          "/stdout");

  private static final List<String> PARAMETERS =
      List.of(
          "step",
          "step",
          "step",
          "timeNs",
          "branch",
          "from",
          "to",
          "limit",
          "kind",
          "g",
          "everyMs",
          "detail",
          "theme",
          "w",
          "h",
          "offset",
          "status",
          "format",
          "lang",
          "a",
          "b",
          "ifStep",
          "x",
          "%00",
          "",
          "step%5B0%5D");

  private static final List<String> VALUES =
      List.of(
          "0",
          "1",
          "2",
          "7",
          "40",
          "100",
          "1000",
          "-1",
          "",
          "%20",
          "+1",
          "1e3",
          "1.0",
          "0x10",
          "%2310",
          "9007199254740991",
          "9007199254740992",
          "9223372036854775807",
          "9223372036854775808",
          "99999999999999999999999",
          "-9223372036854775808",
          "2147483648",
          "NaN",
          "null",
          "true",
          "false",
          "on",
          "dark",
          "light",
          "blue",
          "json",
          "yaml",
          "xml",
          "en",
          "ru",
          "de",
          "_Gwaiting",
          "_Grunnable,_Gdead",
          "_gdead",
          "ProcSteal",
          "steal",
          "a,b,,c",
          "%D0%B6",
          "%F0%9F%99%82",
          "%FF%FE",
          "%00",
          "%ED%A0%80",
          "%7Bx%7D",
          "%27%7B",
          "%3Cscript%3E",
          "..%2F..%2Fetc",
          "%D9%A3",
          "1%0D%0AX-Bad:1",
          "x".repeat(300));

  private static final List<String> TYPES =
      List.of(
          "application/json",
          "application/json",
          "application/json",
          "application/json",
          "application/yaml",
          "application/yaml",
          "text/yaml",
          "application/x-yaml",
          "application/problem+json",
          "application/json;charset=utf-8",
          "application/json;charset=utf-16",
          "application/json;charset=koi8-r",
          "application/json;charset=nonsense",
          "application/json;charset=\"",
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data;boundary=x",
          "multipart/form-data",
          "application/",
          "*/*",
          "json",
          ";",
          "application/*+json",
          "a/b;c=d;e",
          "text/html");

  /** The number of types at the front of the list that the server reads. */
  private static final int RIGHT_TYPES = 10;

  private static final List<String> ACCEPTS =
      List.of(
          "*/*",
          "application/json",
          "application/yaml",
          "text/html",
          "text/html,*/*;q=0.1",
          "application/problem+json",
          "image/svg+xml",
          "text/event-stream",
          "text/plain",
          "a/b/c",
          "///;q=x",
          "*/json",
          "application/json;q=7",
          ",",
          "\u00ff",
          "application/xml");

  private static final List<String> LANGUAGES =
      List.of(
          "en",
          "en-GB,ru;q=0.1",
          "ru",
          "ru-RU,ru;q=0.9,en;q=0.8",
          "de",
          "*",
          "",
          ";q=",
          "ru;q=0",
          "x-pirate",
          "en;q=9",
          "r\u00f9",
          "zz-".repeat(200),
          "ru,,en");

  private static final List<String> METHODS =
      List.of("PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "GET", "POST", "DELETE", "BREW", "get");

  private static final List<String> ELSEWHERE =
      List.of(
          "/api/event-kinds",
          "/api/schema/scenario.json",
          "/api/releases",
          "/api/scenes",
          "/api/scenes/steal",
          "/api/scenes/steal/replay",
          "/api/scenes/%00",
          "/api/schema/scene.json",
          "/api/sessions/",
          "/api/nothing",
          "/api/",
          "/api/sessions/%2e%2e/x",
          "/api/sessions/a%2Fb",
          "/api//sessions",
          "/api/sessions/;x=1",
          "/api/schema/",
          "/api/sessions/x/y/z",
          "/api/docs.json",
          "/%61pi/event-kinds",
          "/api;/event-kinds",
          "/%61%70%69/sessions/%00",
          "/%61ctuator/prometheus",
          "/actuator;x/prometheus");

  private final SeededRandom random;
  private final RandomBodies bodies;

  RandomRequests(long seed) {
    random = new SeededRandom(seed);
    bodies = new RandomBodies(random);
  }

  SeededRandom random() {
    return random;
  }

  /** Anything. */
  PlannedRequest any(Own own) {
    if (below(60)) {
      return inAnotherSpelling(own);
    }
    int kind = random.below(100);
    if (kind < 45) {
      return post(own, own.path() + "/commands" + query(12, 1), what(), true, false);
    }
    if (kind < 47) {
      return post(own, "/api/scenes/check" + query(20, 1), Kind.SCENE, false, false);
    }
    if (kind < 48) {
      return post(own, "/api/scenes/attempt" + query(20, 1), Kind.ATTEMPT, false, false);
    }
    if (kind < 62) {
      return post(own, "/api/sessions" + query(20, 1), Kind.BEGINNING, false, true);
    }
    if (kind < 67) {
      return post(own, path(own) + "/fork", Kind.STEP, false, true);
    }
    if (kind < 71) {
      String branch = random.below(2) == 0 ? "0" : one(VALUES);
      return post(own, path(own) + "/branches/" + branch, Kind.NOTHING, true, false);
    }
    if (kind < 72) {
      return plain("DELETE", path(own) + query(4, 2), key(own, true));
    }
    if (kind < 75) {
      String at = random.below(2) == 0 ? one(ELSEWHERE) : path(own) + one(READS);
      return plain(one(METHODS), at + query(3, 3), "");
    }
    return plain("GET", path(own) + one(READS) + query(1, 4), "");
  }

  /** A call that would be done if its path were written as it should be. */
  private PlannedRequest inAnotherSpelling(Own own) {
    String path = own.path() + one(List.of("/commands", "/fork", "/branches/0", "/question"));
    int at = 1 + random.below(path.length() - 1);
    char letter = path.charAt(at);
    String instead =
        letter == '/'
            ? one(List.of(";", ";x=1", ";a,b;c")) + letter
            : "%%%02x".formatted((int) letter);
    String spelled = path.substring(0, at) + instead + path.substring(at + 1);
    return post(own, spelled, Kind.COMMANDS, true, false).thatIsRefused();
  }

  private Kind what() {
    return random.below(40) == 0 ? Kind.BEGINNING : Kind.COMMANDS;
  }

  private enum Kind {
    COMMANDS,
    BEGINNING,
    SCENE,
    ATTEMPT,
    STEP,
    NOTHING
  }

  private PlannedRequest post(Own own, String path, Kind kind, boolean acts, boolean creates) {
    String type = TYPES.get(random.below(random.below(6) == 0 ? TYPES.size() : RIGHT_TYPES));
    Format format = type.contains("yaml") || random.below(12) == 0 ? Format.YAML : Format.JSON;
    byte[] body =
        switch (kind) {
          case COMMANDS -> bodies.commands(format);
          case BEGINNING -> bodies.beginning(format);
          case SCENE -> bodies.scene(format);
          case ATTEMPT -> bodies.attempt(format);
          case STEP -> bodies.step(format);
          case NOTHING -> new byte[0];
        };
    Head head = new Head("POST", path);
    head.field("Content-Type", type, random.below(10) > 0);
    head.field("Content-Encoding", one(List.of("gzip", "br", "identity", "x")), below(30));
    head.text.append(key(own, acts));
    head.common();
    return head.asking(body, acts, creates);
  }

  private PlannedRequest plain(String method, String path, String key) {
    Head head = new Head(method, path);
    head.text.append(key);
    head.field("If-None-Match", one(List.of("*", "\"x\"", "W/\"", "x,y")), below(8));
    head.field("Last-Event-ID", one(VALUES), below(30));
    head.field("Origin", one(List.of("null", "http://a.example", "x", "http://")), below(10));
    head.field("Access-Control-Request-Method", one(METHODS), below(20));
    head.common();
    return head.asking(new byte[0], !method.equals("GET"), false);
  }

  /** The head of a request while it is written. */
  private final class Head {
    private final String method;
    private final StringBuilder text;
    private String language = "";

    Head(String method, String path) {
      this.method = method;
      text = new StringBuilder(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: x\r\n");
      if (!path.contains("lang=")) {
        language = "en";
      }
    }

    void field(String name, String value, boolean isSent) {
      if (isSent) {
        text.append(name).append(": ").append(value).append("\r\n");
      }
    }

    void common() {
      field("Accept", one(ACCEPTS), below(9));
      field("Accept-Encoding", "gzip", below(50));
      field("Cookie", one(List.of("lang=x", "lang", "=;=", "theme=dark; \u00ff")), below(40));
      if (random.below(8) == 0) {
        field("Accept-Language", one(LANGUAGES), true);
        language = "";
      } else if (random.below(2) == 0) {
        field("Accept-Language", "ru", true);
        language = language.isEmpty() ? "" : "ru";
      }
    }

    PlannedRequest asking(byte[] body, boolean acts, boolean creates) {
      if (body.length > 0 || method.equals("POST")) {
        text.append("Content-Length: ").append(body.length).append("\r\n");
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes(text.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
      out.writeBytes(body);
      return new PlannedRequest(out.toByteArray(), method, acts, creates, language);
    }
  }

  private String key(Own own, boolean isNeeded) {
    if (!isNeeded) {
      return "";
    }
    return switch (random.below(24)) {
      case 0 -> "";
      case 1 -> "Authorization: Bearer wrong\r\n";
      case 2 -> "Authorization: Bearer \r\n";
      case 3 -> "Authorization: Basic eDp5\r\n";
      case 4 -> "Authorization: Bearer \u00ff\u00a0x\r\n";
      case 5 -> "Authorization: bearer  " + own.key() + " \r\n";
      default -> own.authorization();
    };
  }

  private String path(Own own) {
    return random.below(10) > 0 ? own.path() : "/api/sessions/" + one(VALUES);
  }

  /** Parameters for one address in {@code oneIn}, and nothing for the others. */
  private String query(int oneIn, int most) {
    if (random.below(oneIn) > 0) {
      return "";
    }
    StringBuilder query = new StringBuilder();
    for (int i = random.below(most + 1); i > 0; i--) {
      query.append(query.isEmpty() ? '?' : '&').append(one(PARAMETERS)).append('=');
      query.append(one(VALUES));
    }
    return query.toString();
  }

  private boolean below(int oneIn) {
    return random.below(oneIn) == 0;
  }

  private <T> T one(List<T> some) {
    return some.get(random.below(some.size()));
  }

  // ---- such as they should be

  static PlannedRequest right(String method, String path, String key, String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: x\r\n"
            + key
            + "Content-Type: application/json\r\nContent-Length: "
            + bytes.length
            + "\r\n\r\n";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(head.getBytes(StandardCharsets.UTF_8));
    out.writeBytes(bytes);
    return new PlannedRequest(out.toByteArray(), method, false, false, "en");
  }
}
