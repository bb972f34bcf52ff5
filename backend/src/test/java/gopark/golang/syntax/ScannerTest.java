package gopark.golang.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScannerTest {

  @Test
  void tokensAreFoundWithTheirTexts() {
    assertThat(tokens("x := 'a' + \"b\" <- y...;"))
        .containsExactly(
            "name x",
            ":=",
            "literal 'a'",
            "op +",
            "literal \"b\"",
            "<-",
            "name y",
            "...",
            "; semicolon");
  }

  @Test
  void theLongestOperatorIsTaken() {
    assertThat(tokens("&& &^ &^= & << <<= <= <- < >> >>= >= > == != | || |= * *= ++ -- ! ~ ^= %"))
        .containsExactly(
            "op &&", "op &^", "op= &^", "op &", "op <<", "op= <<", "op <=", "<-", "op <", "op >>",
            "op= >>", "op >=", "op >", "op ==", "op !=", "op |", "op ||", "op= |", "* *", "op= *",
            "opop +", "opop -", "op !", "op ~", "op= ^", "op %");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "1", "'a'", "`s`", ")", "]", "}", "++", "return", "break"})
  void aLineThatMayEndAStatementGetsASemicolon(String end) {
    assertThat(tokens(end + "\n").getLast()).isEqualTo("; newline");
    assertThat(tokens(end).getLast()).isEqualTo("; EOF");
    assertThat(tokens(end + " // why\n").getLast()).isEqualTo("; newline");
    assertThat(tokens(end + " /* a\n b */ ").getLast()).isEqualTo("; newline");
  }

  @ParameterizedTest
  @ValueSource(strings = {"+", "(", "{", "if", ",", ":=", "."})
  void aLineThatGoesOnGetsNone(String end) {
    assertThat(tokens(end + "\n")).hasSize(1);
  }

  @Test
  void columnsAreBytes() {
    Scanner scanner = new Scanner("é\t世 := x", (_, _) -> {});
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      scanner.next();
      positions.add(scanner.position());
    }
    assertThat(positions)
        .containsExactly(
            new Position(1, 1), new Position(1, 4), new Position(1, 8), new Position(1, 11));
  }

  @Test
  void linesAreCountedInRawStringsAndComments() {
    Scanner scanner = new Scanner("/*\n\n*/ `a\nb` c", (_, _) -> {});
    scanner.next();
    assertThat(scanner.position()).isEqualTo(new Position(3, 4));
    scanner.next();
    assertThat(scanner.position()).isEqualTo(new Position(4, 4));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      delimiter = '|',
      value = {
        "0b102 | 1:5: invalid digit '2' in binary literal",
        "089 | 1:2: invalid digit '8' in octal literal",
        "0o18 | 1:4: invalid digit '8' in octal literal",
        "0x | 1:3: hexadecimal literal has no digits",
        "0b.1 | 1:3: invalid radix point in binary literal",
        "1__0 | 1:3: '_' must separate successive digits",
        "1_ | 1:2: '_' must separate successive digits",
        "0_x1 | 1:2: '_' must separate successive digits",
        "1e | 1:3: exponent has no digits",
        "0x1p+ | 1:6: exponent has no digits",
        "0x1.8 | 1:6: hexadecimal mantissa requires a 'p' exponent",
        "1p3 | 1:2: 'p' exponent requires hexadecimal mantissa",
        "0b1e3 | 1:4: 'e' exponent requires decimal mantissa",
        "'' | 1:2: empty rune literal or unescaped '",
        "'ab' | 1:1: more than one character in rune literal",
        "'a | 1:1: rune literal not terminated",
        "\"a | 1:1: string not terminated",
        "`a | 1:1: string not terminated",
        "\"\\q\" | 1:3: unknown escape",
        "'\\400' | 1:6: octal escape value 256 > 255",
        "\"\\xg1\" | 1:4: invalid character 'g' in hexadecimal escape",
        "\"\\ud800\" | 1:8: escape is invalid Unicode code point U+D800",
        "\"\\U00110000\" | 1:12: escape is invalid Unicode code point U+110000",
        "/* a | 1:1: comment not terminated",
        "a # b | 1:3: invalid character U+0023 '#'",
        "a\u200bb | 1:2: invalid character U+200B in identifier",
        "\u0663a | 1:1: identifier cannot begin with digit U+0663 '\u0663'",
        "a \u00a0 | 1:3: invalid character U+00A0 in identifier",
      })
  void errorsAreInGosWords(String text, String error) {
    assertThat(errors(text).getFirst()).isEqualTo(error);
  }

  @Test
  void newlinesEndStringsAndRunes() {
    assertThat(errors("\"a\nb")).containsExactly("1:3: newline in string");
    assertThat(errors("'a\nb")).containsExactly("1:3: newline in rune literal");
  }

  @Test
  void aByteOrderMarkMayOnlyBegin() {
    assertThat(errors("\ufeffa")).isEmpty();
    assertThat(errors("a \ufeff")).containsExactly("1:3: invalid BOM in the middle of the file");
  }

  @Test
  void aNulCharacterIsTold() {
    assertThat(errors("a\u0000b")).containsExactly("1:2: invalid NUL character");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0x_ff, 255",
    "0B1_01, 5",
    "0o17, 15",
    "017, 15",
    "1_000, 1000",
    "0xffffffffffffffff, 18446744073709551615"
  })
  void integersHaveTheirValues(String literal, String value) {
    assertThat(LiteralValue.integer(literal)).hasToString(value);
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 15, 10",
    ".25, 25, 100",
    "2., 2, 1",
    "1e3, 1000, 1",
    "5E-1, 5, 10",
    "0x1p-2, 1, 4",
    "0x.8p1, 16, 16",
    "0X1.8P0, 24, 16",
    "1_0.5e+0_1, 1050, 10",
    "0e99999999999, 0, 1"
  })
  void floatsAreExact(String literal, long numerator, long denominator) {
    LiteralValue.Ratio ratio = LiteralValue.ratio(literal);
    if (literal.startsWith("0e")) {
      assertThat(ratio).isNull();
      return;
    }
    assertThat(ratio).isNotNull();
    assertThat(ratio.numerator().longValueExact() * denominator)
        .isEqualTo(ratio.denominator().longValueExact() * numerator);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {"'a',97", "'世',19990", "'\\n',10", "'\\'',39", "'\\x41',65", "'\\377',255"})
  void runesHaveTheirCodePoints(String literal, int value) {
    assertThat(LiteralValue.rune(literal)).isEqualTo(value);
  }

  @Test
  void stringsBecomeBytes() {
    assertThat(LiteralValue.bytes("\"a\\xff\\u00e9\\101é\\t\\\"\""))
        .isEqualTo("a\u00ff\u00c3\u00a9A\u00c3\u00a9\t\"");
    assertThat(LiteralValue.bytes("`a\\n\r\nb`")).isEqualTo("a\\n\nb");
    assertThat(LiteralValue.bytes("\"\\U0001F600\"")).isEqualTo("\u00f0\u009f\u0098\u0080");
  }

  private static List<String> tokens(String text) {
    Scanner scanner =
        new Scanner(
            text,
            (at, message) -> {
              throw new AssertionError(at + ": " + message);
            });
    List<String> tokens = new ArrayList<>();
    scanner.next();
    while (scanner.token() != Token.EOF) {
      Token token = scanner.token();
      tokens.add(
          switch (token) {
            case NAME, LITERAL, SEMICOLON -> token.text() + " " + scanner.text();
            case OPERATOR, ASSIGN_OP, INC_OP, STAR -> token.text() + " " + operator(scanner);
            default -> token.text();
          });
      scanner.next();
    }
    return tokens;
  }

  private static String operator(Scanner scanner) {
    Op op = scanner.op();
    return op == null ? "none" : op.text();
  }

  private static List<String> errors(String text) {
    List<String> errors = new ArrayList<>();
    Scanner scanner =
        new Scanner(
            text, (at, message) -> errors.add(at.line() + ":" + at.column() + ": " + message));
    do {
      scanner.next();
    } while (scanner.token() != Token.EOF);
    return errors;
  }
}
