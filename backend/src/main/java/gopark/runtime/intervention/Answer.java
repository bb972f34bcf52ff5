package gopark.runtime.intervention;

/** What came of an intervention: it was done, or refused and nothing has changed. */
public sealed interface Answer permits Applied, Refusal {}
