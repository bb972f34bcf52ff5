package gopark.session;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.trace.EventLog;
import gopark.trace.Happening;
import org.jspecify.annotations.Nullable;

/**
 * The sink of a run's events: it hands them to the listener of the moment, if there is one. What it
 * counts, its copies count on.
 */
final class RunSink implements EventSink {
  /** The most different texts that a log keeps. Of later ones it keeps only that there was one. */
  private static final int MOST_TEXTS = 10_000;

  /** Their characters, at most: more than a program may print, and what it prints as it fails. */
  private static final long MOST_CHARACTERS = 4_000_000;

  private static final String SOME_TEXT = "…";

  private @Nullable EventLog listener;
  private @Nullable Runnable creations;
  private @Nullable Subjects subjects;
  private long told;
  private long shown;
  private boolean decided;
  private String lastText = "";
  private ProgramOutput output = ProgramOutput.NOTHING;
  private ProgramOutput errors = ProgramOutput.NOTHING;

  /** Hears to whom something happens. */
  @FunctionalInterface
  interface Subjects {
    /** An event of a machine and a goroutine, each of which may be {@link #NONE}. */
    void told(int m, int g);
  }

  /** A sink that counts on from here; nobody listens to it. */
  RunSink copy() {
    RunSink copy = new RunSink();
    copy.told = told;
    copy.shown = shown;
    copy.output = output;
    copy.errors = errors;
    return copy;
  }

  /** Sends the events of the run here from now on; null: nowhere. */
  void connect(@Nullable EventLog log, long step, long timeNs) {
    listener = log;
    if (log != null) {
      log.step(step, timeNs);
    }
  }

  /** Runs the action whenever a goroutine is created, while its creation is told. */
  void onCreation(Runnable action) {
    creations = action;
  }

  /** Tells the listener to whom something happens, from now on. */
  void onSubjects(Subjects listener) {
    subjects = listener;
  }

  @Nullable EventLog listener() {
    return listener;
  }

  /** How many events have been told since the process began. */
  long told() {
    return told;
  }

  /**
   * How many events a viewer would see have been told: all but the bustle of threads and sysmon.
   */
  long shown() {
    return shown;
  }

  /** What the program has printed. */
  ProgramOutput output() {
    return output;
  }

  /** What the program has printed to standard error, without what its end prints. */
  ProgramOutput errors() {
    return errors;
  }

  /** Whether a search found something to run since the last time this was asked. */
  boolean hasDecided() {
    boolean result = decided;
    decided = false;
    return result;
  }

  @Override
  public void step(long number, long time) {
    if (listener != null) {
      listener.step(number, time);
    }
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    told++;
    if (!Happening.isBustle(kind)) {
      shown++;
    }
    if (kind == EventKind.FIND_RUNNABLE && g != NONE) {
      decided = true;
    }
    if (kind == EventKind.PRINTED && b == 0) {
      output = output.plus(lastText);
    } else if (kind == EventKind.PRINTED) {
      errors = errors.plus(lastText);
    }
    if (creations != null && kind == EventKind.GO_CREATED) {
      creations.run();
    }
    if (subjects != null) {
      subjects.told(m, g);
    }
    if (listener != null) {
      listener.event(kind, rule, m, p, g, a, b, c);
    }
  }

  @Override
  public int text(String text) {
    lastText = text;
    if (listener == null) {
      return 0;
    }
    boolean isKept =
        listener.textCount() < MOST_TEXTS
            && listener.textLength() + text.length() <= MOST_CHARACTERS;
    return listener.text(isKept ? text : SOME_TEXT);
  }
}
