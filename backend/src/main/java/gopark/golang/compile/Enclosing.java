package gopark.golang.compile;

import gopark.golang.escape.Decisions;
import gopark.golang.tree.Local;
import java.util.function.Predicate;

/**
 * What a function literal may know of the function that makes it.
 *
 * @param inCell whether a variable lives on the heap
 */
record Enclosing(Types types, Decisions decisions, Predicate<Local> inCell) {}
