package gopark.program.script;

import gopark.program.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A panic, or a Goexit, that unwinds its goroutine. In Go: runtime2.go, type _panic. */
final class Raised {
  final @Nullable Object value;
  final boolean goexit;

  /** The one that it interrupted. */
  final @Nullable Raised link;

  /** The calls in progress when it began. */
  final List<Frame> frames;

  boolean recovered;

  /** A later panic has gone past it. */
  boolean aborted;

  Raised(@Nullable Object value, boolean goexit, @Nullable Raised link, List<Frame> frames) {
    this.value = value;
    this.goexit = goexit;
    this.link = link;
    this.frames = frames;
  }

  Raised copy(@Nullable Raised copiedLink) {
    Raised copy = new Raised(value, goexit, copiedLink, frames);
    copy.recovered = recovered;
    copy.aborted = aborted;
    return copy;
  }

  /** What Go prints of the whole chain, after the first {@code panic: }. In Go: printpanics. */
  String text() {
    StringBuilder text = new StringBuilder();
    write(text);
    return text.toString();
  }

  /** Whether a deferred call has raised the value again that it had recovered. */
  private boolean isRaisedAgainBy(Raised later) {
    return Values.same(value, later.value) && goexit == later.goexit;
  }

  private void write(StringBuilder text) {
    Raised before = link;
    if (before != null) {
      before.write(text);
      if (before.isRaisedAgainBy(this)) {
        text.append(before.recovered ? " [recovered, repanicked]" : "");
        return;
      }
      if (before.recovered) {
        text.append(" [recovered]");
      }
      if (!text.isEmpty()) {
        text.append("\n\tpanic: ");
      }
    }
    if (!goexit) {
      text.append(Values.text(value));
    }
  }
}
