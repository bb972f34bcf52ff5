package gopark.golang.machine;

import gopark.golang.race.Frames;
import gopark.program.Frame;
import gopark.program.SourceLine;
import java.util.List;

/** What is watched of an image when races are sought, and what its pcs are called. */
final class WatchedImage implements Frames {
  private static final Frame TIMER = new Frame("time.goFunc", new SourceLine("time/sleep.go", 215));

  /** Packages that work on their callers' memory as the callers' own code would. */
  private static final List<String> WORK_FOR_OTHERS =
      List.of("sort/", "slices/", "maps/", "strings/", "bytes/", "bufio/", "container/");

  /** Packages whose state goroutines share, by locks in Go and by short steps here. */
  private static final List<String> SHARE =
      List.of("sync/", "context/", "golang.org/", "net/", "log/");

  private static final String ATOMIC = "sync/atomic/";

  /** What gives an object of package sync its number, which no program can see. */
  private static final String NUMBERS = "sync.ready";

  private final Image image;

  WatchedImage(Image image) {
    this.image = image;
  }

  /** The instructions of a function, as they are watched. */
  static Instruction of(Instruction instruction, Code owner) {
    if (!(instruction instanceof TouchesMemory touching)) {
      return instruction;
    }
    String file = owner.file;
    if (worksForUser(owner)) {
      return new Watched(instruction, touching, Touches.PLAINLY);
    }
    if (file.startsWith(ATOMIC)) {
      return new Watched(instruction, touching, Touches.ATOMICALLY);
    }
    return begins(file, SHARE) && !owner.name.equals(NUMBERS)
        ? new Watched(instruction, touching, Touches.UNSEEN)
        : instruction;
  }

  /** Whether it is the user's code, or works on the user's memory as that would. */
  static boolean worksForUser(Code code) {
    return code.file.equals(WatchedLines.FILE) || begins(code.file, WORK_FOR_OTHERS);
  }

  private static boolean begins(String file, List<String> folders) {
    for (String folder : folders) {
      if (file.startsWith(folder)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<Frame> at(int pc) {
    if (pc < 0) {
      return List.of(TIMER);
    }
    Code code = image.codeAt(pc);
    if (code.wrapper) {
      return List.of();
    }
    Frame frame = new Frame(code.name, new SourceLine(code.file, image.lineAt(pc)));
    return List.of(frame);
  }

  @Override
  public List<Frame> within(int pc) {
    return pc >= 0 && image.instructions[pc] instanceof TouchesMemory touching
        ? RuntimeFunctions.call(touching.within())
        : List.of();
  }

  @Override
  public int offset(int pc) {
    return pc < 0 ? 0 : pc - image.codeAt(pc).start;
  }

  @Override
  public int userLine(int pc) {
    return pc >= 0 && image.codeAt(pc).file.equals(WatchedLines.FILE) ? image.lineAt(pc) : 0;
  }
}
