package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxDecl.Func;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes a syntax tree of a text. Errors are those of Go's compiler, in its words and mostly as
 * many, because the parser goes on after them as Go's does. That labels and jumps are in order is
 * looked at too, as Go does it while parsing.
 */
public final class Parser {
  private static final Token[] DECLARATION_STARTS = {
    Token.CONST, Token.TYPE, Token.VAR, Token.FUNC
  };

  private final String fileName;
  private final Tokens tokens;
  private final Grammar grammar;

  /** The lines of the names of functions that are marked so. */
  private final List<Integer> neverInlined = new ArrayList<>();

  private Parser(String fileName, Tokens tokens) {
    this.fileName = fileName;
    this.tokens = tokens;
    this.grammar = new Grammar(fileName, tokens);
  }

  /** Parses a text that is not a stranger's. */
  public static SyntaxResult parse(String fileName, String text) {
    return parse(fileName, text, WorkMeter.unlimited());
  }

  /** Parses a text; the meter counts what that takes. */
  public static SyntaxResult parse(String fileName, String text, WorkMeter work) {
    work.spend(2L * text.length());
    SyntaxError header = Header.problem(text);
    if (header != null) {
      return new SyntaxResult(null, List.of(header), true);
    }
    ErrorLog log = new ErrorLog();
    Tokens tokens = new Tokens(text, log, work);
    try {
      SyntaxFile file = new Parser(fileName, tokens).fileOrNull();
      return new SyntaxResult(file, log.errors(), file == null || log.sawSyntaxError());
    } catch (Tokens.BeyondLimit limit) {
      log.report(limit.error().at(), limit.error().message(), limit.error().code());
      return new SyntaxResult(null, log.errors(), true);
    }
  }

  private @Nullable SyntaxFile fileOrNull() {
    tokens.next();
    if (!tokens.got(Token.PACKAGE)) {
      tokens.syntaxError("package statement must be first");
      return null;
    }
    Name packageName = tokens.name();
    tokens.want(Token.SEMICOLON);
    if (tokens.errorCount() > 0) {
      return null;
    }
    List<SyntaxDecl> decls = decls();
    return new SyntaxFile(
        fileName, packageName, List.copyOf(decls), List.copyOf(neverInlined), tokens.at());
  }

  private List<SyntaxDecl> decls() {
    List<SyntaxDecl> decls = new ArrayList<>();
    Token before = Token.IMPORT;
    while (!tokens.is(Token.EOF)) {
      if (tokens.is(Token.IMPORT) && before != Token.IMPORT) {
        tokens.syntaxError("imports must appear before other declarations");
      }
      before = tokens.token();
      boolean neverInlines = tokens.takeNoInline();
      boolean parsed = decl(decls);
      if (neverInlines && parsed && decls.getLast() instanceof Func func) {
        neverInlined.add(func.name().at().line());
      }
      tokens.takeNoInline();
      if (!parsed) {
        complainOfStatement(decls);
        tokens.advanceTo(Token.IMPORT, DECLARATION_STARTS);
      } else if (!tokens.is(Token.EOF) && !tokens.got(Token.SEMICOLON)) {
        tokens.syntaxError("after top level declaration");
        tokens.advanceTo(Token.IMPORT, DECLARATION_STARTS);
      }
    }
    return decls;
  }

  private boolean decl(List<SyntaxDecl> decls) {
    Token keyword = tokens.token();
    switch (keyword) {
      case IMPORT, CONST, TYPE, VAR, FUNC -> tokens.next();
      default -> {
        return false;
      }
    }
    decls.addAll(
        switch (keyword) {
          case IMPORT -> grammar.decls.imports();
          case CONST -> grammar.decls.consts();
          case TYPE -> grammar.decls.types();
          case VAR -> grammar.decls.vars();
          default -> List.of(grammar.decls.funcDecl());
        });
    return true;
  }

  private void complainOfStatement(List<SyntaxDecl> decls) {
    boolean bodyOnNextLine =
        tokens.is(Token.LEFT_BRACE)
            && !decls.isEmpty()
            && decls.getLast() instanceof Func func
            && func.body() == null;
    tokens.syntaxError(
        bodyOnNextLine
            ? "unexpected semicolon or newline before {"
            : "non-declaration statement outside function body");
  }
}
