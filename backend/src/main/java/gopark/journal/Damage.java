package gopark.journal;

/**
 * What is lost of a session: its entries after {@code lastWholeSeq} were written and cannot be read
 * any more. With 0, nothing of it can be read.
 *
 * @param sentence says so to an operator
 */
public record Damage(long lastWholeSeq, String sentence) {}
