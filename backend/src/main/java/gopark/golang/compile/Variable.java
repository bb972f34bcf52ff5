package gopark.golang.compile;

import gopark.golang.type.Type;

/**
 * Where a function keeps a variable.
 *
 * @param type without type parameters
 * @param cell whether the slot holds a variable on the heap, which holds the value
 */
record Variable(int slot, Type type, Shape shape, boolean cell) {}
