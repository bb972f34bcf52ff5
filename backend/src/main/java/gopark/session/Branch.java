package gopark.session;

/**
 * One of the futures of a session.
 *
 * @param number counted from 0, the first
 * @param parent the one it left; its own number for the first
 * @param forkStep where it left it
 */
record Branch(int number, int parent, long forkStep, History history) {}
