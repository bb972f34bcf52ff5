package gopark.picture;

import gopark.picture.Marks.Glyph;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import org.jspecify.annotations.Nullable;

/** The outlines of processors: solid, dashed, hatched, double or dotted, with a bar of colour. */
final class Frames {
  private Frames() {}

  static void draw(Board board, ProcessorState p, double x, double y, double w, double h) {
    double r = Math.min(12, h / 6);
    Sheet sheet = board.sheet();
    String ink = board.theme().ink();
    String surface = board.theme().surface();
    String idle = board.theme().strongLine();
    switch (p.status()) {
      case "_Pidle" ->
          sheet.rect(x, y, w, h, r, Marks.paint(surface, idle, 1.3) + " stroke-dasharray=\"5 4\"");
      case "_Psyscall" -> {
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.6));
        String hatched = "fill=\"url(#gopark-hatch)\" fill-opacity=\".45\"";
        sheet.rect(x + 2, y + 2, w - 4, h - 4, r - 1, hatched);
      }
      case "_Pgcstop" -> {
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.3));
        sheet.rect(x + 3, y + 3, w - 6, h - 6, r - 2, Marks.paint("none", ink, 1.1));
      }
      case "_Pdead" -> {
        String dotted = " stroke-dasharray=\"0.1 5\" stroke-linecap=\"round\"";
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.6) + dotted);
      }
      default -> sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.8));
    }
  }

  static String colour(Board board, ProcessorState p) {
    return switch (p.status()) {
      case "_Prunning" -> Theme.RUNNING;
      case "_Psyscall" -> Theme.SYSCALL;
      case "_Pgcstop" -> board.theme().processorStopped();
      case "_Pdead" -> Theme.DEAD;
      default -> board.theme().processorIdle();
    };
  }

  static Glyph glyph(ProcessorState p) {
    return switch (p.status()) {
      case "_Prunning" -> Glyph.PLAY;
      case "_Psyscall" -> Glyph.S;
      case "_Pgcstop" -> Glyph.STOP;
      case "_Pdead" -> Glyph.CROSS;
      default -> Glyph.MINUS;
    };
  }

  /** The plain word for the status. */
  static String word(Board board, ProcessorState p) {
    return switch (p.status()) {
      case "_Prunning" -> board.sheet().say("state.p.running");
      case "_Psyscall" -> board.sheet().say("state.p.syscall");
      case "_Pgcstop" -> board.sheet().say("state.p.gcstop");
      case "_Pdead" -> board.sheet().say("state.p.dead");
      default -> board.sheet().say("state.p.idle");
    };
  }

  /** What the machine does for its processor, in a few words. */
  static String doing(Board board, @Nullable MachineStateView m) {
    Sheet sheet = board.sheet();
    if (m == null) {
      return sheet.say("picture.no-machine");
    }
    if (m.thread().equals("ready")) {
      return sheet.say("picture.waits-for-core");
    }
    if (m.thread().equals("frozen")) {
      return sheet.say("picture.frozen");
    }
    if (m.state() == MachineState.SYSCALL) {
      return sheet.say("state.m.syscall");
    }
    if (m.state() == MachineState.STOPPING_THE_WORLD) {
      return sheet.say("picture.stops-world");
    }
    Integer g = m.curg();
    if (g != null && m.state() == MachineState.RUNNING) {
      var running = board.g(g);
      long since = running == null ? m.sinceNs() : running.sinceNs();
      long ran = Math.max(0, board.state().timeNs() - since);
      return sheet.say("picture.runs-for", "time", sheet.time(ran));
    }
    return m.state() == MachineState.STARTING
        ? sheet.say("picture.wakes")
        : sheet.say("picture.looks");
  }
}
