package gopark.session;

/** How much a session may still use. */
interface Bounds {
  /** Nothing but what one's own run allows. */
  Bounds NONE =
      new Bounds() {
        @Override
        public long steps() {
          return Long.MAX_VALUE >> 1;
        }

        @Override
        public int goroutines() {
          return Integer.MAX_VALUE;
        }

        @Override
        public int branches() {
          return Integer.MAX_VALUE;
        }

        @Override
        public int commands() {
          return Integer.MAX_VALUE;
        }

        @Override
        public boolean hasRoom(long bytes) {
          return true;
        }

        @Override
        public boolean givesWay(long held) {
          return false;
        }

        @Override
        public void weighs(long bytes) {
          // Nobody counts.
        }
      };

  /** Of one branch. */
  long steps();

  /** Alive at a time. */
  int goroutines();

  int branches();

  /** In its whole life. */
  int commands();

  /** Whether the server has memory for so much more. */
  boolean hasRoom(long bytes);

  /**
   * Whether memory is short and this session, a run of which holds so much, takes more than its
   * share.
   */
  boolean givesWay(long held);

  /** The session takes so much memory now. */
  void weighs(long bytes);
}
