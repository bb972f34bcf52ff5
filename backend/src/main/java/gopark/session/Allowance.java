package gopark.session;

/** How much a session may still use. */
interface Allowance {
  /** The allowance of a single run, without anything beyond its own bounds. */
  Allowance NONE =
      new Allowance() {
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
        public long bytes() {
          return Long.MAX_VALUE;
        }

        @Override
        public boolean hasRoom(long bytes) {
          return true;
        }

        @Override
        public boolean weighs(long bytes) {
          return false;
        }

        @Override
        public boolean grows(long bytes) {
          return false;
        }

        @Override
        public boolean isUsedUp() {
          return false;
        }

        @Override
        public boolean isFull() {
          return false;
        }

        @Override
        public boolean hasGrown() {
          return false;
        }
      };

  /** The steps that one branch may have. */
  long steps();

  /** Alive at a time. */
  int goroutines();

  int branches();

  /** The commands that a session may take in its whole life. */
  int commands();

  /** The bytes that a session may store. */
  long bytes();

  /** Whether the server has memory for that many bytes more. */
  boolean hasRoom(long bytes);

  /**
   * Notes how many bytes of memory the session takes now. Whether memory is short and that is more
   * than its share.
   */
  boolean weighs(long bytes);

  /**
   * Notes that it takes that many bytes more since it was weighed, or fewer, while it is at work.
   * Whether memory is short and that is more than its share.
   */
  boolean grows(long bytes);

  /** Whether memory is so short, and so far beyond its share, that nothing more may come to it. */
  boolean isUsedUp();

  /** Whether memory is so short that nothing more may come to anybody. */
  boolean isFull();

  /** Whether anything has come to it since it was weighed. */
  boolean hasGrown();
}
