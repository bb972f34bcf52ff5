package gopark.web.problem;

import java.util.Set;

/**
 * A place in the sources where something is refused.
 *
 * @param by the class whose object says so
 * @param code one that it may have there
 * @param arguments the names of what it carries
 * @param place file and line
 */
record Made(String by, String code, Set<String> arguments, String place) {}
