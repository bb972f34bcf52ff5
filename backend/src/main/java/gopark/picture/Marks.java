package gopark.picture;

import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.MachineState;
import org.jspecify.annotations.Nullable;

/** The marks of marks.svg: shape is kind, outline and badge are state, colour repeats it. */
final class Marks {

  /** How a goroutine looks. */
  enum Look {
    IDLE("idle"),
    RUNNABLE("runnable"),
    RUNNING("running"),
    WAITING("waiting"),
    SYSCALL("syscall"),
    PREEMPTED("preempted"),
    COPYSTACK("copystack"),
    DEAD("dead"),
    SYSTEM("system");

    final String word;

    Look(String word) {
      this.word = word;
    }

    static Look of(@Nullable GoroutineState g, Look otherwise) {
      if (g == null) {
        return otherwise;
      }
      Look look =
          switch (g.status()) {
            case IDLE -> IDLE;
            case RUNNABLE -> RUNNABLE;
            case RUNNING -> RUNNING;
            case SYSCALL -> SYSCALL;
            case DEAD -> DEAD;
            case COPYSTACK -> COPYSTACK;
            case PREEMPTED -> PREEMPTED;
            case WAITING -> WAITING;
          };
      return g.system() && (look == RUNNABLE || look == WAITING) ? SYSTEM : look;
    }
  }

  /** What is in a badge, drawn around its middle for a badge of radius 9. */
  enum Glyph {
    DOT("M0-3a3 3 0 1 1 0 6a3 3 0 1 1 0-6z", 0),
    PLAY("M-2.8-4.4 5 0l-7.8 4.4z", 0),
    PAUSE("M-2.6-3.6v7.2M2.6-3.6v7.2", 2.4),
    S("M3.2-2.6c-.9-1.7-6-1.7-6 .6 0 2.6 6 1.4 6 4.1 0 2.4-5.4 2.4-6.4.5", 2),
    BANG("M0-4.8v5.2M0 4.2v.01", 2.4),
    CROSS("M-3-3l6 6m0-6-6 6", 2),
    RING("M0-3a3 3 0 1 1 0 6a3 3 0 1 1 0-6z", 1.6),
    SHEETS("M-4-1.5h5.5V4H-4zM-1.5-1.5V-4H4v5.5H1.5", 1.5),
    COLLECTOR("M-.9-2.4A2.7 2.7 0 1 0-.9 2.4V.3h-1.5M5.2-2.2A2.7 2.7 0 1 0 5.2 2.2", 1.5),
    CIRCLING("M4 0a4 4 0 1 1-1.4-3M4.4-5.6v3.6h-3.6", 1.8),
    Z("M-2.6-3.2h5.2l-5.2 6.4h5.2", 2),
    MINUS("M-3.5 0h7", 2.4),
    STOP("M-3-3h6v6h-6z", 0);

    final String path;
    final double width;

    Glyph(String path, double width) {
      this.path = path;
      this.width = width;
    }
  }

  private static final double UNIT = 16;
  private final Sheet sheet;
  private final PictureTheme theme;

  Marks(Sheet sheet) {
    this.sheet = sheet;
    theme = sheet.theme;
  }

  /** A pattern that all hatched marks share. */
  String definitions() {
    return "<defs><pattern id=\"gopark-hatch\" width=\"5\" height=\"5\""
        + " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path d=\"M0 0v5\""
        + " stroke=\""
        + theme.ink()
        + "\" stroke-opacity=\".45\" stroke-width=\"2\"/></pattern></defs>\n";
  }

  /** Half the width of a goroutine's mark: long ids stretch the circle. */
  static double halfWidth(int id, double r) {
    int digits = Integer.toString(id).length();
    return digits <= 3 ? r : r * (1 + 0.25 * (digits - 3));
  }

  static double halfWidth(Iterable<Integer> ids, double r) {
    double most = r;
    for (int id : ids) {
      most = Math.max(most, halfWidth(id, r));
    }
    return most;
  }

  void goroutine(double x, double y, double r, Named named, Look look) {
    int id = named.id();
    double hw = halfWidth(id, r);
    shape(x, y, hw, r, look);
    int digits = Integer.toString(id).length();
    double size = r * (digits <= 2 ? 0.86 : 0.78);
    String colour =
        look == Look.IDLE || look == Look.COPYSTACK ? theme.ink() : PictureTheme.ON_STATE;
    double room = 2 * hw + 1;
    sheet.nameAround(x, y + size * 0.36, room, Lettering.monoBold(size), colour, named);
    badge(x + hw - r + r * 0.9, y + r * 0.9, r * 0.54, glyph(look));
  }

  /** Draws the mark without a name and with little more than its outline. */
  void small(double x, double y, double r, Look look) {
    sheet.circle(x, y, r, paint(fill(look), theme.ink(), 1.1));
  }

  /** The mark alone, as a legend has it. */
  void sample(double x, double y, double r, Look look) {
    shape(x, y, r, r, look);
    badge(x + r * 0.9, y + r * 0.9, r * 0.62, glyph(look));
  }

  String fill(Look look) {
    return switch (look) {
      case IDLE -> theme.surface();
      case RUNNABLE -> PictureTheme.RUNNABLE;
      case RUNNING -> PictureTheme.RUNNING;
      case WAITING -> PictureTheme.WAITING;
      case SYSCALL -> PictureTheme.SYSCALL;
      case PREEMPTED -> PictureTheme.PREEMPTED;
      case COPYSTACK -> theme.copiedStack();
      case DEAD -> PictureTheme.DEAD;
      case SYSTEM -> PictureTheme.SYSTEM;
    };
  }

  private static Glyph glyph(Look look) {
    return switch (look) {
      case IDLE -> Glyph.RING;
      case RUNNABLE -> Glyph.DOT;
      case RUNNING -> Glyph.PLAY;
      case WAITING -> Glyph.PAUSE;
      case SYSCALL -> Glyph.S;
      case PREEMPTED -> Glyph.BANG;
      case COPYSTACK -> Glyph.SHEETS;
      case DEAD -> Glyph.CROSS;
      case SYSTEM -> Glyph.COLLECTOR;
    };
  }

  private void shape(double x, double y, double hw, double r, Look look) {
    double unit = r / UNIT;
    String ink = theme.ink();
    String fill = fill(look);
    switch (look) {
      case RUNNING -> round(x, y, hw - unit, r - unit, paint(fill, ink, 4 * unit));
      case WAITING -> round(x, y, hw, r, paint(fill, ink, 2.4 * unit) + dashes(6.3, 4.2, unit));
      case SYSCALL -> {
        round(x, y, hw + unit, r + unit, paint(theme.surface(), ink, 1.5 * unit));
        round(x, y, hw - 2 * unit, r - 2 * unit, paint(fill, ink, 1.5 * unit));
        round(x, y, hw - 2 * unit, r - 2 * unit, "fill=\"url(#gopark-hatch)\"");
      }
      case PREEMPTED -> round(x, y, hw, r, paint(fill, ink, 3 * unit) + dashes(18.1, 7.03, unit));
      case IDLE, DEAD ->
          round(
              x,
              y,
              hw,
              r,
              paint(fill, ink, 2 * unit) + dashes(0.1, 5, unit) + " stroke-linecap=\"round\"");
      case SYSTEM -> round(x, y, hw, r, paint(fill, ink, 3.4 * unit) + dashes(5.03, 5.03, unit));
      case COPYSTACK -> {
        double by = 2.5 * unit;
        round(x + by, y - by, hw - unit, r - unit, paint("none", ink, 1.4 * unit));
        round(x - by / 2, y + by / 2, hw - unit, r - unit, paint(fill, ink, 1.6 * unit));
      }
      case RUNNABLE -> round(x, y, hw, r, paint(fill, ink, 1.6 * unit));
    }
  }

  private void round(double x, double y, double hw, double r, String style) {
    if (hw <= r) {
      sheet.circle(x, y, r, style);
    } else {
      sheet.rect(x - hw, y - r, 2 * hw, 2 * r, r, style);
    }
  }

  void badge(double x, double y, double r, Glyph glyph) {
    sheet.circle(x, y, r, paint(theme.surface(), theme.ink(), r / 6));
    glyph(x, y, r / 9, glyph);
  }

  void glyph(double x, double y, double scale, Glyph glyph) {
    String style =
        glyph.width == 0
            ? "fill=\"" + theme.ink() + "\""
            : "fill=\"none\" stroke=\""
                + theme.ink()
                + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\""
                + Sheet.length(glyph.width)
                + "\"";
    String place =
        " transform=\"translate("
            + Sheet.length(x)
            + " "
            + Sheet.length(y)
            + ") scale("
            + Sheet.length(scale)
            + ")\"";
    sheet.path(glyph.path, style + place);
  }

  /** A machine: its apex at the given point, so high. */
  void machine(double x, double y, double h, MachineState state) {
    double half = h * 0.58;
    String d =
        "M"
            + Sheet.length(x)
            + " "
            + Sheet.length(y)
            + "l"
            + Sheet.length(half)
            + " "
            + Sheet.length(h)
            + "h"
            + Sheet.length(-2 * half)
            + "z";
    String joined = " stroke-linejoin=\"round\"";
    String fill =
        switch (state) {
          case RUNNING, SYSMON -> theme.machineRunning();
          case SPINNING, SCHEDULING, STARTING -> theme.machineSpinning();
          case SYSCALL -> theme.machineInSyscall();
          case PARKED, PARKED_LOCKED, POLLING, STOPPING_THE_WORLD, EXITED -> theme.machineParked();
        };
    boolean asleep = isAsleep(state);
    String dashed = asleep ? " stroke-dasharray=\"4 3.4\"" : "";
    sheet.path(d, paint(fill, theme.ink(), asleep ? 1.5 : 1.7) + joined + dashed);
    if (state == MachineState.SYSCALL) {
      sheet.path(d, "fill=\"url(#gopark-hatch)\"");
    }
  }

  static boolean isAsleep(MachineState state) {
    return switch (state) {
      case PARKED, PARKED_LOCKED, POLLING, EXITED, STOPPING_THE_WORLD -> true;
      case STARTING, RUNNING, SCHEDULING, SPINNING, SYSCALL, SYSMON -> false;
    };
  }

  static Glyph glyph(MachineState state) {
    return switch (state) {
      case RUNNING, SYSMON -> Glyph.PLAY;
      case STARTING, SCHEDULING, SPINNING -> Glyph.CIRCLING;
      case SYSCALL -> Glyph.S;
      case PARKED, PARKED_LOCKED, POLLING -> Glyph.Z;
      case STOPPING_THE_WORLD -> Glyph.STOP;
      case EXITED -> Glyph.CROSS;
    };
  }

  /** Where something could be and is not. */
  void empty(double x, double y, double w, double h) {
    String style = paint("none", theme.line(), 1.3) + " stroke-dasharray=\"4 4\"";
    sheet.rect(x, y, w, h, 8, style);
  }

  /** A small machine with its badge and its name inside or, if that is long, without. */
  void namedMachine(double x, double y, double h, Named named, MachineState state) {
    machine(x, y, h, state);
    double size = named.id() < 100 ? h * 0.3 : h * 0.23;
    sheet.nameAround(x, y + h - h * 0.11, h, Lettering.monoBold(size), theme.ink(), named);
    badge(x + h * 0.36, y + h * 0.2, h * 0.2, glyph(state));
  }

  static String paint(String fill, String stroke, double width) {
    return "fill=\""
        + fill
        + "\" stroke=\""
        + stroke
        + "\" stroke-width=\""
        + Sheet.length(width)
        + "\"";
  }

  private static String dashes(double on, double off, double unit) {
    return " stroke-dasharray=\"" + Sheet.length(on * unit) + " " + Sheet.length(off * unit) + "\"";
  }
}
