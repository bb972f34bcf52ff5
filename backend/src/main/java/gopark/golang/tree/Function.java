package gopark.golang.tree;

import gopark.golang.type.Callable;
import gopark.golang.type.Signature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function with its body: declared, a method, or a literal. */
public final class Function extends Callable {
  public final Place at;

  /** The function around a literal; null for other functions. */
  public final @Nullable Function outer;

  /** The path of its package. */
  public final String pkg;

  /** Receiver first, if it has one; unnamed ones too. */
  public final List<Local> params = new ArrayList<>();

  /** Named or not, in order. */
  public final List<Local> results = new ArrayList<>();

  public boolean namedResults;

  /** Whether the first of the parameters is a receiver. */
  public boolean method;

  /** The name of the method that this only calls, as {@code T.Method} does; empty otherwise. */
  public String wraps = "";

  /** Whether {@code //go:noinline} stands before it. */
  public boolean neverInlined;

  /** Null if it is written in Java. */
  public Stmt.@Nullable Block body;

  /** Where the closing brace stands. */
  public Place end = Place.NOWHERE;

  /** Variables of functions around it that it, or a literal in it, uses. */
  public final List<Local> captures = new ArrayList<>();

  public Function(
      String name,
      String qualifiedName,
      Signature signature,
      Place at,
      @Nullable Function outer,
      String pkg) {
    super(name, qualifiedName, signature);
    this.at = at;
    this.outer = outer;
    this.pkg = pkg;
  }
}
