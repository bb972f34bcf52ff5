package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.tree.Function;

/**
 * What the instructions of one function are written with, once for its type arguments.
 *
 * @param types the types of the tree, with the type arguments in the place of type parameters
 */
record Emission(
    Function function,
    Code code,
    Types types,
    Assembly assembly,
    Slots slots,
    Constants constants,
    Allocations allocations,
    DeclaredName declaredName) {}
