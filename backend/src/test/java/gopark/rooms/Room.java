package gopark.rooms;

/**
 * A package of the server.
 *
 * @param name without {@code gopark}; the root package is {@code (root)}
 * @param files how many, {@code package-info} not counted
 * @param lines of all of them
 * @param arrows how often one of its classes uses another
 * @param up how many of the arrows run back up
 */
record Room(String name, int files, long lines, int arrows, int up) {}
