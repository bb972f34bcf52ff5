package gopark.command;

/** A wish of somebody's: to make something happen in the run, or to show another part of it. */
public sealed interface Command permits RuntimeCommand, PlaybackCommand {}
