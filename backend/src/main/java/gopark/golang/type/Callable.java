package gopark.golang.type;

import java.util.List;

/** A function or method as it is declared. */
public abstract class Callable {
  /** As declared: {@code Lock}. */
  public final String name;

  /** As Go prints it, with its package: {@code main.worker}, {@code sync.(*Mutex).Lock}. */
  public final String qualifiedName;

  /** The type parameters of a function, or for a method those of its receiver. */
  public List<TypeParam> typeParams = List.of();

  /** Without the receiver. */
  public Signature signature;

  /** Whether a method's receiver is a pointer. */
  public boolean pointerReceiver;

  protected Callable(String name, String qualifiedName, Signature signature) {
    this.name = name;
    this.qualifiedName = qualifiedName;
    this.signature = signature;
  }
}
