package gopark.golang.check;

import gopark.golang.tree.Unit;
import java.util.List;

/**
 * A package without mistakes. Programs share those of the library: nothing in it changes any more.
 *
 * @param imports what it imports itself
 */
record CheckedPackage(
    String path, String name, Scope scope, Unit.Package tree, List<CheckedPackage> imports) {}
