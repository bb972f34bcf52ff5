package gopark.command;

/** What came of a command: it was done, or refused and nothing has changed. */
public sealed interface Answer permits Applied, Refusal {}
