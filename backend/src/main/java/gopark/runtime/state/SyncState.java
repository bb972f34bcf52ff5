package gopark.runtime.state;

import java.util.Map;

/** What goroutines wait for and through: channels, locks and the like by their handles. */
public record SyncState(
    Map<Integer, ChannelState> channels, Map<Integer, SyncObjectState> objects) {}
