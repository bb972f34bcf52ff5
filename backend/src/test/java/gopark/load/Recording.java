package gopark.load;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A session that plays, and a part of its stream.
 *
 * @param pace events a second
 * @param frames as viewers got them
 */
record Recording(GoParkClient.Made session, double pace, List<String> frames) {
  private static final Pattern STAMP = Pattern.compile("\"atMs\":(\\d+)");
  private static final double NEAR = 0.03;
  private static final int ATTEMPTS = 3;

  Recording {
    frames = List.copyOf(frames);
  }

  /** Of a new session of which viewers get about so many messages a second. */
  static Recording of(GoParkClient client, double perSecond, int tried, int recorded)
      throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    double pace = perSecond;
    client.command(session, Sample.playing(pace));
    for (int i = 0; i < ATTEMPTS; i++) {
      // A step with several events is one message.
      double got = rate(client.frames(session, tried));
      if (Math.abs(got / perSecond - 1) < NEAR) {
        break;
      }
      pace *= perSecond / got;
      client.command(session, Sample.play(pace));
    }
    return new Recording(session, pace, client.frames(session, recorded));
  }

  private static double rate(List<String> frames) {
    long time = stamp(frames.getLast()) - stamp(frames.getFirst());
    return (frames.size() - 1) * 1e3 / Math.max(1, time);
  }

  private static long stamp(String frame) {
    Matcher stamp = STAMP.matcher(frame);
    if (!stamp.find()) {
      throw new IllegalArgumentException("No stamp in: " + frame);
    }
    return Long.parseLong(stamp.group(1));
  }
}
