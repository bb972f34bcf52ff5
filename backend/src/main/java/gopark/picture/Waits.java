package gopark.picture;

import gopark.program.Operation.SyncKind;
import gopark.runtime.state.ChannelState;
import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.SyncObjectState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** A few of the channels and locks that are in use, those first for which most wait. */
final class Waits implements Block {
  private static final double HEIGHT = 62;
  private static final double GAP = 12;
  private static final double TITLE = 24;
  private static final double LEAST = 204;
  private static final double R = 10.5;
  private static final int ROWS = 1;

  /** Something to wait for. */
  record Thing(
      int id,
      String kind,
      String name,
      String state,
      int waiters,
      List<Integer> first,
      String place) {
    /** The object's name, or its number if it has none. */
    String title() {
      return name.isEmpty() ? "#" + id : name;
    }
  }

  private final Board board;
  private final double width;
  private final List<Thing> things;
  private final int columns;

  Waits(Board board, double width) {
    this.board = board;
    this.width = width;
    things = things(board, Integer.MAX_VALUE);
    int most = (int) Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
    columns = Math.max(1, Math.min(most, things.size()));
  }

  /** At most {@code most} things that goroutines wait for, those with the most waiters first. */
  static List<Thing> things(Board board, int most) {
    List<Thing> things = new ArrayList<>();
    for (ChannelState channel : board.state().sync().channels().values()) {
      int waiters = channel.recvqsize() + channel.sendqsize();
      if (waiters > 0 || channel.qcount() > 0) {
        things.add(thing(board, channel));
      }
    }
    for (SyncObjectState object : board.state().sync().objects().values()) {
      if (object.waitersize() > 0 || object.locked() || object.count() > 0) {
        things.add(thing(board, object));
      }
    }
    Comparator<Thing> byWaiters = Comparator.comparingInt(Thing::waiters);
    things.sort(byWaiters.reversed().thenComparingInt(Thing::id));
    return things.subList(0, Math.min(most, things.size()));
  }

  private static Thing thing(Board board, ChannelState channel) {
    String place = "chan " + channel.id() + (channel.recvqsize() > 0 ? " recvq" : " sendq");
    List<Integer> first = board.placement().zone(place).home();
    String state =
        channel.closed()
            ? board.sheet().say("picture.closed")
            : channel.qcount() + "/" + channel.dataqsiz();
    int waiters = channel.recvqsize() + channel.sendqsize();
    return new Thing(channel.id(), "chan", channel.name(), state, waiters, first, place);
  }

  private static Thing thing(Board board, SyncObjectState object) {
    String kind = ConstantWords.of(object.kind()).toLowerCase(Locale.ROOT);
    boolean counts = object.kind() == SyncKind.WAIT_GROUP || object.kind() == SyncKind.SEMAPHORE;
    String state =
        counts
            ? board.sheet().number(object.count())
            : object.locked() ? board.sheet().say("picture.locked") : "";
    String place = "sync " + object.id();
    List<Integer> first = board.placement().zone(place).home();
    return new Thing(object.id(), kind, object.name(), state, object.waitersize(), first, place);
  }

  static boolean hasAny(Board board) {
    return !things(board, 1).isEmpty();
  }

  @Override
  public double height() {
    return TITLE + HEIGHT;
  }

  @Override
  public void draw(double x, double y) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    int shown = Math.min(things.size(), columns * ROWS);
    Lettering bold = Lettering.sansBold(13);
    String title = sheet.say("picture.waits");
    double taken = sheet.text(x, y + 13, width, bold, theme.ink(), title) + 10;
    int more = things.size() - shown;
    if (more > 0) {
      String text = sheet.say("picture.more", "count", more);
      sheet.text(x + taken, y + 13, width - taken, Lettering.sans(12), theme.muted(), text);
    }
    double w = Math.min(380, (width - GAP * (columns - 1)) / columns);
    for (int i = 0; i < shown; i++) {
      draw(things.get(i), x + i * (w + GAP), y + TITLE, w);
    }
  }

  private void draw(Thing thing, double x, double y, double w) {
    Sheet sheet = board.sheet();
    PictureTheme theme = board.theme();
    board.plate(x, y, w, HEIGHT);
    double left = x + 13;
    double right = x + w - 13;
    Lettering mono = Lettering.mono(11);
    double state = sheet.textTo(right, y + 20, w / 3, mono, theme.muted(), thing.state()) + 8;
    double kind = sheet.text(left, y + 20, w / 2, mono, theme.muted(), thing.kind()) + 8;
    double room = right - state - left - kind;
    sheet.text(left + kind, y + 20, room, Lettering.monoBold(12), theme.ink(), thing.title());
    if (thing.waiters() == 0) {
      String nobody = sheet.say("picture.nobody-waits");
      sheet.text(left, y + 45, w - 26, Lettering.sans(11.5), theme.muted(), nobody);
      return;
    }
    double each = 2 * Marks.halfWidth(thing.first(), R) + 9;
    double place = w - 26;
    int fit = (int) Math.floor((thing.waiters() * each <= place ? place : place - 64) / each);
    int shown = Math.clamp(fit, 0, thing.first().size());
    for (int i = 0; i < shown; i++) {
      board.waiting(left + each / 2 - 4 + i * each, y + 41, R, thing.first().get(i), thing.place());
    }
    if (thing.waiters() > shown) {
      double at = left + shown * each;
      String more = "+" + sheet.number(thing.waiters() - shown);
      sheet.text(at, y + 45, right - at, mono, theme.muted(), more);
    }
  }
}
