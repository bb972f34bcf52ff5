package gopark.picture;

import gopark.os.ThreadState;
import gopark.picture.Marks.Glyph;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import org.jspecify.annotations.Nullable;

/** The outlines of processors: solid, dashed, hatched, double or dotted, with a bar of colour. */
final class ProcessorOutlines {
  private ProcessorOutlines() {}

  static void draw(Board board, ProcessorState p, double x, double y, double w, double h) {
    double r = Math.min(12, h / 6);
    Sheet sheet = board.sheet();
    String ink = board.theme().ink();
    String surface = board.theme().surface();
    String idle = board.theme().strongLine();
    switch (p.status()) {
      case IDLE ->
          sheet.rect(x, y, w, h, r, Marks.paint(surface, idle, 1.3) + " stroke-dasharray=\"5 4\"");
      case SYSCALL -> {
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.6));
        String hatched = "fill=\"url(#gopark-hatch)\" fill-opacity=\".45\"";
        sheet.rect(x + 2, y + 2, w - 4, h - 4, r - 1, hatched);
      }
      case GCSTOP -> {
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.3));
        sheet.rect(x + 3, y + 3, w - 6, h - 6, r - 2, Marks.paint("none", ink, 1.1));
      }
      case DEAD -> {
        String dotted = " stroke-dasharray=\"0.1 5\" stroke-linecap=\"round\"";
        sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.6) + dotted);
      }
      case RUNNING -> sheet.rect(x, y, w, h, r, Marks.paint(surface, ink, 1.8));
    }
  }

  static String colour(Board board, ProcessorState p) {
    return switch (p.status()) {
      case RUNNING -> PictureTheme.RUNNING;
      case SYSCALL -> PictureTheme.SYSCALL;
      case GCSTOP -> board.theme().processorStopped();
      case DEAD -> PictureTheme.DEAD;
      case IDLE -> board.theme().processorIdle();
    };
  }

  static Glyph glyph(ProcessorState p) {
    return switch (p.status()) {
      case RUNNING -> Glyph.PLAY;
      case SYSCALL -> Glyph.S;
      case GCSTOP -> Glyph.STOP;
      case DEAD -> Glyph.CROSS;
      case IDLE -> Glyph.MINUS;
    };
  }

  /** The plain word for the status. */
  static String word(Board board, ProcessorState p) {
    return switch (p.status()) {
      case RUNNING -> board.sheet().say("state.p.running");
      case SYSCALL -> board.sheet().say("state.p.syscall");
      case GCSTOP -> board.sheet().say("state.p.gcstop");
      case DEAD -> board.sheet().say("state.p.dead");
      case IDLE -> board.sheet().say("state.p.idle");
    };
  }

  /** What the machine does for its processor, in a few words. */
  static String doing(Board board, @Nullable MachineStateView m) {
    Sheet sheet = board.sheet();
    if (m == null) {
      return sheet.say("picture.no-machine");
    }
    if (m.thread() == ThreadState.READY) {
      return sheet.say("picture.waits-for-core");
    }
    if (m.thread() == ThreadState.FROZEN) {
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
