package gopark.runtime.state;

/**
 * Why a goroutine waits.
 *
 * @param text as the release that is played writes it in a goroutine's header; empty if it does not
 *     wait
 */
public record Waiting(WaitReason reason, String text) implements Told {
  public static final Waiting NOT = new Waiting(WaitReason.NONE, "");

  public boolean isFor(WaitReason other) {
    return reason == other;
  }
}
