package gopark.golang.check;

import gopark.golang.type.Signature;

/**
 * Where a generic function goes whose type arguments the target's type tells.
 *
 * @param text what messages call it
 */
record InferenceTarget(Signature signature, String text) {}
