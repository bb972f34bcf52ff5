package gopark.web.fuzz;

import gopark.scenario.Commands;
import gopark.scenario.RandomDocuments;
import gopark.simulation.SeededRandom;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Bytes that are commands and scenarios, or were before something happened to them. */
final class RandomBodies {

  private static final List<String> TOKENS =
      List.of(
          "\uFEFF",
          "\"\\ud800\"",
          "\\u0000",
          "\u0000",
          "1e999999999",
          "-0",
          "9".repeat(200),
          "0x7fffffffffffffff",
          "1_000",
          "NaN",
          ".inf",
          "-.INF",
          "~",
          "null",
          "true",
          "[",
          "{",
          "[[[[[[[[",
          "}",
          "]",
          "\"",
          "'",
          ",",
          ":",
          "&a [*a]",
          "*a",
          "<<: *a",
          "<<: {a: 1}",
          "!!str ",
          "!!binary AAAA",
          "!!java.lang.Runtime {}",
          "!<tag:x>",
          "%YAML 9.9\n",
          "---\n",
          "...\n",
          "? ",
          "|\n",
          ">-\n",
          "- ",
          "\t",
          "\n",
          "#",
          "//",
          "/**/",
          "\"do\":\"go\",",
          "\"do\":7,",
          "\"version\":1,",
          "\u202E",
          "\uFFFF",
          "\uD83D\uDE42",
          "Ёж",
          "\"__proto__\":{},",
          "\"count\":1e5,",
          "\"ns\":9007199254740993,",
          "${jndi:x}",
          "#{1+1}",
          "{x}",
          "''{''",
          "%s%n",
          "<script>",
          "{0,number}",
          "\"ifStep\":0,",
          "\"ifStep\":{},",
          "2026-01-01",
          "0o17",
          "1:30");

  private static final List<Charset> CHARSETS =
      List.of(
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16LE,
          StandardCharsets.ISO_8859_1,
          Charset.forName("UTF-32"),
          Charset.forName("KOI8-R"));

  private final SeededRandom random;
  private final RandomDocuments documents;

  RandomBodies(SeededRandom random) {
    this.random = random;
    documents = new RandomDocuments(random.next());
  }

  /** Commands, or what is left of them. */
  byte[] commands(Format format) {
    if (random.below(3) > 0) {
      return damaged(Commands.tree(documents.command()), format);
    }
    List<@Nullable Object> several = new ArrayList<>();
    for (int i = random.below(5); i >= 0; i--) {
      several.add(Commands.tree(documents.command()));
    }
    return damaged(several, format);
  }

  /** What a session begins with, or what is left of it. */
  byte[] beginning(Format format) {
    Map<String, @Nullable Object> body = new LinkedHashMap<>();
    if (random.below(4) > 0) {
      body.put("scenario", documents.scenario().tree());
    }
    if (random.below(3) == 0) {
      body.put("gomaxprocs", 1 + random.below(random.below(9) == 0 ? 300 : 8));
    }
    if (random.below(3) == 0) {
      body.put("seed", random.next() >> random.below(60));
    }
    if (random.below(30) == 0) {
      body.put(random.below(2) == 0 ? "scene" : "source", random.below(2) == 0 ? "x" : "steal");
    }
    return damaged(body, format);
  }

  /** A scene with one beat, or what is left of it. */
  byte[] scene(Format format) {
    return damaged(scene(), format);
  }

  /** An attempt at a scene's challenge, or what is left of it. */
  byte[] attempt(Format format) {
    Map<String, Object> words = Map.of("en", "One", "ru", "Раз");
    List<Object> commands = new ArrayList<>();
    List<Object> given = new ArrayList<>();
    long step = random.below(60);
    for (int i = random.below(4); i >= 0; i--) {
      Map<String, Object> command = Commands.tree(documents.command());
      Map<String, Object> timed = new LinkedHashMap<>(command);
      timed.put("step", step);
      commands.add(command);
      given.add(timed);
      step += random.below(30);
    }
    Map<String, Object> goal = new LinkedHashMap<>();
    goal.put("text", words);
    goal.put("condition", random.below(2) == 0 ? "ev.kind == 'steal'" : "sched.runqsize > 3");
    Map<String, Object> challenge = new LinkedHashMap<>();
    challenge.put("ask", words);
    challenge.put("actions", List.of(Map.of("text", words, "commands", commands)));
    challenge.put("goals", List.of(goal));
    challenge.put("steps", 1 + random.below(random.below(9) == 0 ? 6_000 : 300));
    Map<String, @Nullable Object> scene = scene();
    scene.put("challenge", challenge);
    Map<String, @Nullable Object> attempt = new LinkedHashMap<>();
    attempt.put("scene", random.below(20) == 0 ? "steal" : scene);
    attempt.put("commands", given);
    return damaged(attempt, format);
  }

  private Map<String, @Nullable Object> scene() {
    Map<String, Object> words = Map.of("en", "One", "ru", "Раз");
    Map<String, Object> beat = new LinkedHashMap<>();
    beat.put("id", "first");
    beat.put("at", Map.of("events", 1 + random.below(50)));
    beat.put("look", List.of("P0", "G1"));
    beat.put("caption", words);
    beat.put("shows", "step > " + random.below(9));
    Map<String, @Nullable Object> scene = new LinkedHashMap<>();
    scene.put("version", 1);
    scene.put("id", "mine");
    scene.put("group", "search");
    scene.put("title", words);
    scene.put("about", words);
    scene.put("scenario", documents.scenario().tree());
    scene.put("beats", List.of(beat));
    return scene;
  }

  /** An object with a step in it. */
  byte[] step(Format format) {
    return damaged(Map.of("step", (long) random.below(200)), format);
  }

  private byte[] damaged(Object whole, Format format) {
    Object tree = whole;
    for (int i = random.below(6) - 3; i > 0 && tree != null; i--) {
      tree = documents.damaged(tree);
    }
    byte[] bytes = written(tree, format);
    for (int i = random.below(7) - 3; i > 0; i--) {
      bytes = mutated(bytes);
    }
    return random.below(60) == 0 ? strange(bytes) : bytes;
  }

  private byte[] written(@Nullable Object tree, Format format) {
    if (tree == null) {
      return "null".getBytes(StandardCharsets.UTF_8);
    }
    try {
      return Documents.write(tree, format);
    } catch (JacksonException loneSurrogate) {
      return String.valueOf(tree).getBytes(StandardCharsets.UTF_8);
    }
  }

  private byte[] mutated(byte[] bytes) {
    int length = bytes.length;
    int at = random.below(length + 1);
    int to = at + random.below(Math.min(length - at, 40) + 1);
    return switch (random.below(8)) {
      case 0 -> flipped(bytes);
      case 1 -> Arrays.copyOf(bytes, at);
      case 2 -> joined(bytes, 0, at, bytes, to, length);
      case 3 -> joined(bytes, 0, to, bytes, at, length);
      case 4 -> joined(joined(bytes, 0, at, noise(), 0, 3), 0, at + 3, bytes, at, length);
      case 5 -> twice(bytes);
      default -> {
        byte[] token = token();
        byte[] start = joined(bytes, 0, at, token, 0, token.length);
        yield joined(start, 0, start.length, bytes, random.below(2) == 0 ? at : to, length);
      }
    };
  }

  private byte[] token() {
    return TOKENS.get(random.below(TOKENS.size())).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] flipped(byte[] bytes) {
    byte[] copy = bytes.clone();
    for (int i = random.below(4); i >= 0 && copy.length > 0; i--) {
      copy[random.below(copy.length)] ^= (byte) (1 << random.below(8));
    }
    return copy;
  }

  private byte[] noise() {
    long bits = random.next();
    return new byte[] {(byte) bits, (byte) (bits >> 8), (byte) (bits >> 16)};
  }

  /** A field, or whatever stands between two commas, a second time. */
  private byte[] twice(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int start = text.indexOf(',', random.below(bytes.length + 1));
    int end = text.indexOf(',', start + 1);
    return start < 0 || end < 0 ? bytes : joined(bytes, 0, end, bytes, start, bytes.length);
  }

  private static byte[] joined(byte[] a, int from, int to, byte[] b, int start, int end) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(a, from, to - from);
    out.write(b, start, end - start);
    return out.toByteArray();
  }

  private byte[] strange(byte[] bytes) {
    return switch (random.below(9)) {
      case 0 -> new byte[0];
      case 1 -> " \n\t".getBytes(StandardCharsets.UTF_8);
      case 2 -> new String(bytes, StandardCharsets.UTF_8).getBytes(one(CHARSETS));
      case 3 -> gzip(bytes);
      case 4 ->
          one(List.of("[", "{\"a\":", "- ", "? ", "!!x ", "&a "))
              .repeat(10_000)
              .getBytes(StandardCharsets.UTF_8);
      case 5 ->
          ("[" + "{\"do\":\"pause\"},".repeat(3_000) + "{}]").getBytes(StandardCharsets.UTF_8);
      case 6 -> manyFields();
      case 7 ->
          "a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b]\n"
              .getBytes(StandardCharsets.UTF_8);
      default -> random.below(8) == 0 ? new byte[(1 << 20) + random.below(3) - 1] : noise();
    };
  }

  private byte[] manyFields() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < 2_000; i++) {
      text.append("\"f").append(random.next32()).append("\":").append(i).append(',');
    }
    return text.append("\"do\":\"pause\"}").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream packing = new GZIPOutputStream(out)) {
      packing.write(bytes);
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return out.toByteArray();
  }

  private <T> T one(List<T> some) {
    return some.get(random.below(some.size()));
  }
}
