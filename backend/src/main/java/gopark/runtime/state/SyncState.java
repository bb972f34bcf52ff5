package gopark.runtime.state;

import static gopark.runtime.state.Meaning.OBJECT;

import java.util.Map;

/** What goroutines wait for and through: channels, locks and the like by their handles. */
public record SyncState(
    Map<@Means(OBJECT) Integer, ChannelState> channels,
    Map<@Means(OBJECT) Integer, SyncObjectState> objects) {}
