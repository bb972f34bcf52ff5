package gopark.golang.machine;

/** Makes a word that names the running call, so that others can defer calls in it. */
public final class FrameToken extends Instruction {
  private final int to;

  public FrameToken(int to) {
    this.to = to;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.words[f.base + to] = Fiber.link(pc, f.base);
    return pc + 1;
  }
}
