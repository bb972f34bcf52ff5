package gopark.golang.syntax;

/** The parts of the parser, which need one another, and the tokens that they share. */
final class Grammar {
  final String fileName;
  final Tokens tokens;
  final OperandParser operands;
  final ExprParser exprs;
  final TypeParser types;
  final StructParser structs;
  final InterfaceParser interfaces;
  final ParamParser params;
  final StmtParser stmts;
  final HeaderParser headers;
  final DeclParser decls;

  Grammar(String fileName, Tokens tokens) {
    this.fileName = fileName;
    this.tokens = tokens;
    this.operands = new OperandParser(this);
    this.exprs = new ExprParser(this);
    this.types = new TypeParser(this);
    this.structs = new StructParser(this);
    this.interfaces = new InterfaceParser(this);
    this.params = new ParamParser(this);
    this.stmts = new StmtParser(this);
    this.headers = new HeaderParser(this);
    this.decls = new DeclParser(this);
  }
}
