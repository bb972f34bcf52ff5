package gopark.session;

/**
 * How much all sessions together may use of the server, and each alone.
 *
 * @param steps of one branch: the virtual work a session may do
 * @param branches that one session keeps
 * @param commands that one session takes in its life
 * @param bytes of all that one session stores
 * @param goroutines alive at a time in one session
 * @param weight of all sessions in memory, in bytes as far as they can be told
 * @param idleMs the time without anybody after which a session leaves memory
 * @param keptMs the time without a command after which a session is deleted
 */
public record SessionLimits(
    long steps,
    int branches,
    int commands,
    long bytes,
    int goroutines,
    long weight,
    long idleMs,
    long keptMs) {}
