package gopark.golang.race;

import gopark.program.Frame;
import java.util.List;

/** Says what the pcs of a program are. */
public interface Frames {

  /** The calls at the pc, innermost first: none, if nobody is to see it. */
  List<Frame> at(int pc);

  /** The function of the runtime that runs at the pc for the program's own; mostly none. */
  List<Frame> within(int pc);

  /** How far from the beginning of its function the pc is. */
  int offset(int pc);

  /** The line in the user's file; 0 if it is in another. */
  int userLine(int pc);
}
