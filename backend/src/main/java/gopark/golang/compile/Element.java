package gopark.golang.compile;

import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;

/** How elements of slices and arrays are kept. */
enum Element {
  WORD,
  BYTE,
  REF,
  OWNED;

  static Element of(RuntimeType element) {
    if (element.isOwned()) {
      return OWNED;
    }
    if (!element.isWord()) {
      return REF;
    }
    return element.kind == Kind.UINT8 || element.kind == Kind.BOOL ? BYTE : WORD;
  }
}
