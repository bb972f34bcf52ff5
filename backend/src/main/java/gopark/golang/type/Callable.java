package gopark.golang.type;

import java.util.List;

/** A function or method as it is declared. */
public abstract class Callable {
  /** The declared name: {@code Lock}. */
  public final String name;

  /** The name with its package that Go prints: {@code main.worker}, {@code sync.(*Mutex).Lock}. */
  public final String qualifiedName;

  /** The type parameters of a function, or for a method those of its receiver. */
  public List<TypeParam> typeParams = List.of();

  /** The type, without the receiver. */
  public Signature signature;

  /** Whether a method's receiver is a pointer. */
  public boolean pointerReceiver;

  protected Callable(String name, String qualifiedName, Signature signature) {
    this.name = name;
    this.qualifiedName = qualifiedName;
    this.signature = signature;
  }
}
