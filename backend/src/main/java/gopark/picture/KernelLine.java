package gopark.picture;

import gopark.runtime.state.KernelState;

/** Where the runtime ends: below are threads and what the kernel does with them. */
final class KernelLine implements Block {
  private final Board board;
  private final double width;

  KernelLine(Board board, double width) {
    this.board = board;
    this.width = width;
  }

  private boolean narrow() {
    return width < 720;
  }

  @Override
  public double height() {
    return narrow() ? 42 : 26;
  }

  @Override
  public void draw(double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    KernelState os = board.state().os();
    Lettering font = Lettering.sans(12.5);
    String right = sheet.say("picture.kernel-line");
    String left =
        sheet.say(
            "picture.kernel",
            "busy",
            os.running().size(),
            "cores",
            os.cores(),
            "waiting",
            os.waitingsize());
    double taken = sheet.text(x, y + 14, width, font, theme.muted(), left);
    if (narrow()) {
      sheet.text(x, y + 30, width, font, theme.muted(), right);
    } else {
      sheet.textTo(x + width, y + 14, width - taken - 20, font, theme.muted(), right);
    }
    String dotted = " stroke-width=\"2\" stroke-dasharray=\"0.1 4.5\" stroke-linecap=\"round\"";
    double line = y + height() - 2;
    sheet.line(x, line, x + width, line, "stroke=\"" + theme.strongLine() + "\"" + dotted);
  }
}
