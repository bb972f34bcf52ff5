package gopark.practice;

import gopark.practice.Turn.Place;
import gopark.runtime.event.Source;

/** Why a search ended where it did, and not where somebody expected. */
public enum Reason {
  RIGHT_TICK,
  RIGHT_RUNNEXT,
  RIGHT_QUEUE,
  RIGHT_GLOBAL,
  RIGHT_NETWORK,
  RIGHT_STEAL,
  RIGHT_STEAL_RUNNEXT,
  RIGHT_IDLE,
  /** There was work, so the processor is not given up. */
  NOT_IDLE,
  /** A goroutine that waits cannot run. */
  NOT_READY,
  /** This pick is one of each 61, which begin with the global queue. */
  TICK,
  /** The slot runnext comes before the ring. */
  RUNNEXT_FIRST,
  /** A queue is left at its head. */
  HEAD_FIRST,
  /** The processor's own queue comes before the global one. */
  OWN_FIRST,
  /** The global queue is left at its head. */
  GLOBAL_HEAD,
  /** The queues come before the network. */
  NETWORK_LATER,
  /** The network comes before stealing. */
  NETWORK_FIRST,
  /** Others' queues come last. */
  STEALING_LAST,
  /** A thief runs the last of the half that it takes. */
  STEAL_HALF,
  /** A thief spares runnext while the queue has something. */
  RUNNEXT_SPARED;

  static Reason right(Source found) {
    return switch (found) {
      case GLOBAL_TICK -> RIGHT_TICK;
      case RUNNEXT -> RIGHT_RUNNEXT;
      case LOCAL -> RIGHT_QUEUE;
      case GLOBAL -> RIGHT_GLOBAL;
      case NETPOLL -> RIGHT_NETWORK;
      case STOLEN -> RIGHT_STEAL;
      case STOLEN_RUNNEXT -> RIGHT_STEAL_RUNNEXT;
      case NOTHING -> RIGHT_IDLE;
      case LOCKED,
          TRACE_READER,
          GC_WORKER,
          STOLEN_TIMER,
          IDLE_GC_WORKER,
          GLOBAL_AGAIN,
          BLOCKING_NETPOLL ->
          throw new IllegalArgumentException("A search that ended at " + found + " is no turn");
    };
  }

  static Reason wrong(Place chosen, Source found) {
    if (chosen == Place.NETWORK || chosen == Place.WAITING) {
      return NOT_READY;
    }
    if (found == Source.GLOBAL_TICK) {
      return chosen == Place.GLOBAL_QUEUE ? GLOBAL_HEAD : TICK;
    }
    return switch (chosen) {
      case OWN_RUNNEXT, OWN_QUEUE -> found == Source.RUNNEXT ? RUNNEXT_FIRST : HEAD_FIRST;
      case GLOBAL_QUEUE -> found == Source.GLOBAL ? GLOBAL_HEAD : OWN_FIRST;
      case OTHER_RUNNEXT -> found == Source.STOLEN ? RUNNEXT_SPARED : laterThan(found);
      case OTHER_QUEUE -> found == Source.STOLEN ? STEAL_HALF : laterThan(found);
      case ARRIVED -> NETWORK_LATER;
      case NETWORK, WAITING -> NOT_READY;
    };
  }

  private static Reason laterThan(Source found) {
    return found == Source.NETPOLL ? NETWORK_FIRST : STEALING_LAST;
  }
}
