package gopark.runtime.time;

import gopark.runtime.model.Machine;

/** The channels that timers send on. In Go: time.go, sendTime. */
public interface ChannelSender {
  /** Sends a timer's time without ever waiting; the machine may have no goroutine. */
  void sendFromTimer(Machine m, int channel, Object value);
}
