package gopark.load;

import java.util.Locale;

/** What viewers have received in some time. */
final class ReceivedCounts {
  /** The longest wait that is counted; longer ones count as this. */
  private static final int LONGEST_MS = 60_000;

  long messages;
  long frames;
  long bytes;
  long closed;
  double seconds;
  private final long[] byLatency = new long[LONGEST_MS + 1];

  void message(long latencyMs) {
    messages++;
    byLatency[Math.clamp(latencyMs, 0, LONGEST_MS)]++;
  }

  void add(ReceivedCounts other) {
    messages += other.messages;
    frames += other.frames;
    bytes += other.bytes;
    closed += other.closed;
    seconds += other.seconds;
    for (int i = 0; i < byLatency.length; i++) {
      byLatency[i] += other.byLatency[i];
    }
  }

  double messagesPerSecond() {
    return messages / seconds;
  }

  double bytesPerSecond() {
    return bytes / seconds;
  }

  /** The latency that this share of all messages did not exceed; 0 if there were none. */
  int latencyMs(double share) {
    double wanted = share * messages;
    long seen = 0;
    for (int i = 0; i < byLatency.length; i++) {
      seen += byLatency[i];
      if (seen > 0 && seen >= wanted) {
        return i;
      }
    }
    return 0;
  }

  /** One line, which {@link #read} understands. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(Locale.ROOT, "%d %d %d %d %.6f", messages, frames, bytes, closed, seconds));
    for (int i = 0; i < byLatency.length; i++) {
      if (byLatency[i] > 0) {
        text.append(' ').append(i).append(':').append(byLatency[i]);
      }
    }
    return text.toString();
  }

  static ReceivedCounts read(String text) {
    String[] words = text.split(" ", -1);
    ReceivedCounts tally = new ReceivedCounts();
    int i = 0;
    tally.messages = Long.parseLong(words[i++]);
    tally.frames = Long.parseLong(words[i++]);
    tally.bytes = Long.parseLong(words[i++]);
    tally.closed = Long.parseLong(words[i++]);
    tally.seconds = Double.parseDouble(words[i++]);
    for (; i < words.length; i++) {
      int colon = words[i].indexOf(':');
      tally.byLatency[Integer.parseInt(words[i], 0, colon, 10)] =
          Long.parseLong(words[i], colon + 1, words[i].length(), 10);
    }
    return tally;
  }
}
