package gopark.runtime.run;

import gopark.program.Call;
import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Functions;
import gopark.program.HappensBefore;
import gopark.program.KnowsItsHeap;
import gopark.program.LiveHeap;
import gopark.program.ObjectCounts;
import gopark.program.Operation;
import gopark.program.Operation.Stage;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.ProgramRaces;
import gopark.program.Race;
import gopark.program.SourceLine;
import gopark.program.WatchesLines;
import gopark.program.Weighty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The main goroutine: the rest of the runtime's start, then main.main. In Go: proc.go, main. */
final class RuntimeMain
    implements Program, Functions, ProgramRaces, WatchesLines, Weighty, KnowsItsHeap {
  private final List<Stage> stages;
  private final Program main;
  private int next;

  RuntimeMain(List<Stage> stages, Program main) {
    this.stages = stages;
    this.main = main;
  }

  @Override
  public Operation next(Outcome outcome) {
    if (next < stages.size()) {
      return new Operation.Bootstrap(stages.get(next++));
    }
    return main.next(outcome);
  }

  @Override
  public String function() {
    return next < stages.size() ? "runtime.main" : main.function();
  }

  @Override
  public List<Frame> frames() {
    return main.frames();
  }

  @Override
  public List<Call> calls() {
    return main.calls();
  }

  @Override
  public @Nullable Program function(String name) {
    return main instanceof Functions functions ? functions.function(name) : null;
  }

  @Override
  public void watch(List<Integer> lines) {
    if (main instanceof WatchesLines watching) {
      watching.watch(lines);
    }
  }

  @Override
  public @Nullable HappensBefore happensBefore() {
    return main instanceof ProgramRaces racing ? racing.happensBefore() : null;
  }

  @Override
  public List<Race> races() {
    return main instanceof ProgramRaces racing ? racing.races() : List.of();
  }

  @Override
  public @Nullable LiveHeap liveHeap() {
    return main instanceof KnowsItsHeap knowing ? knowing.liveHeap() : null;
  }

  @Override
  public @Nullable ObjectCounts takeAllocated() {
    return main instanceof KnowsItsHeap knowing ? knowing.takeAllocated() : null;
  }

  @Override
  public long beginMarking() {
    return main instanceof KnowsItsHeap knowing ? knowing.beginMarking() : 0;
  }

  @Override
  public void endMarking() {
    if (main instanceof KnowsItsHeap knowing) {
      knowing.endMarking();
    }
  }

  @Override
  public long weight() {
    return main instanceof Weighty weighty ? weighty.weight() : 0;
  }

  @Override
  public Frame innermost() {
    return main.innermost();
  }

  @Override
  public SourceLine line() {
    return main.line();
  }

  @Override
  public Program copy(Copies copies) {
    RuntimeMain copy = new RuntimeMain(stages, copies.of(main, program -> program.copy(copies)));
    copy.next = next;
    return copy;
  }
}
