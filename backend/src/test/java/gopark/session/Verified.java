package gopark.session;

import org.jspecify.annotations.Nullable;

/** Looks at all that a session has shown, as its viewers may. */
public final class Verified {
  private Verified() {}

  /** Why a session goes on no more once each branch was seen to its end; null: all is as it was. */
  public static @Nullable Trouble troubleOf(Session session, long nowMs) {
    for (BranchView branch : session.branches()) {
      session.at(branch.number(), branch.farthest());
    }
    return session.moment(nowMs).trouble();
  }
}
