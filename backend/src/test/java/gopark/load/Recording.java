package gopark.load;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A session that plays, and a part of its stream, which it can be made to tell again.
 *
 * @param pace events a second
 * @param frames as viewers got them
 */
record Recording(GoParkClient client, GoParkClient.Made session, double pace, List<String> frames) {
  private static final Pattern STAMP = Pattern.compile("\"atMs\":(\\d+)");
  private static final int FIRST_STEP = 100;
  private static final double NEAR = 0.03;
  private static final int ATTEMPTS = 4;

  Recording {
    frames = List.copyOf(frames);
  }

  /**
   * Records a new session whose viewers get about this many messages a second.
   *
   * @param left out at the beginning, frames
   * @param kept after them
   */
  static Recording of(GoParkClient client, double perSecond, int left, int kept)
      throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    double pace = perSecond;
    client.command(session, Sample.playing(pace));
    for (int i = 0; i < ATTEMPTS; i++) {
      client.command(session, again(pace));
      List<String> frames = client.frames(session, left + kept);
      // A step with several events is one message.
      double got = rate(frames);
      if (i == ATTEMPTS - 1 || Math.abs(got / perSecond - 1) < NEAR) {
        return new Recording(client, session, pace, frames.subList(left, left + kept));
      }
      pace *= perSecond / got;
    }
    throw new IllegalStateException("It was not tried once");
  }

  /** Makes the stream send what is recorded from now on, after what was left out. */
  void tellAgain() throws IOException {
    client.command(session, again(pace));
  }

  private static String again(double pace) {
    return String.format(
        Locale.ROOT, "[{\"do\": \"seek\", \"step\": %d}, %s]", FIRST_STEP, Sample.play(pace));
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
