package gopark.web.connection;

import gopark.web.limit.LimitProperties;
import gopark.web.limit.Limits;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.cloud.CloudPlatform;
import org.springframework.boot.reactor.netty.NettyServerCustomizer;
import org.springframework.boot.web.server.autoconfigure.ServerProperties;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;
import reactor.netty.NettyPipeline;
import reactor.netty.http.server.HttpServer;

/** Bounds how many connections there are, and for how long a client holds one. */
@Component
final class ConnectionLimits implements NettyServerCustomizer {

  private final Limits limits;
  private final ConnectionTimes times;
  private final TimeMeter time;
  private final boolean isBehindProxy;
  private final Map<ClientTime.Part, Counter> overdue = new EnumMap<>(ClientTime.Part.class);
  private final ConcurrentMap<EventLoop, LoopClock> clocks = new ConcurrentHashMap<>();
  private final OneHost oneHost = new OneHost();

  ConnectionLimits(
      TimeMeter time,
      Limits limits,
      LimitProperties properties,
      ServerProperties server,
      Environment environment,
      MeterRegistry meters) {
    this.limits = limits;
    // All are there from the start, so that the first client that is too slow is a rise from 0.
    for (ClientTime.Part part : ClientTime.Part.values()) {
      overdue.put(
          part,
          Counter.builder("gopark.connections.overdue")
              .tag("part", part.name().toLowerCase(Locale.ROOT))
              .description("Connections closed because their client took too long for something")
              .register(meters));
    }
    times = ConnectionTimes.of(properties.connections());
    this.time = time;
    isBehindProxy = isBehindProxy(server.getForwardHeadersStrategy(), environment);
  }

  /** Decides as Spring does whether what a proxy says of its client is believed. */
  private static boolean isBehindProxy(
      ServerProperties.@Nullable ForwardHeadersStrategy strategy, Environment environment) {
    if (strategy == null) {
      CloudPlatform platform = CloudPlatform.getActive(environment);
      return platform != null && platform.isUsingForwardHeaders();
    }
    return strategy != ServerProperties.ForwardHeadersStrategy.NONE;
  }

  @Override
  public HttpServer apply(HttpServer server) {
    return server
        .doOnBound(
            bound -> bound.channel().pipeline().addFirst(new NewConnections(limits, isBehindProxy)))
        .doOnChannelInit((observer, channel, remote) -> opened(channel));
  }

  private void opened(Channel channel) {
    if (channel.pipeline().context(NettyPipeline.HttpCodec) == null) {
      // Another protocol than HTTP/1.1, which this server does not speak unless it is told to.
      return;
    }
    channel.pipeline().addAfter(NettyPipeline.HttpCodec, null, oneHost);
    LoopClock clock =
        clocks.computeIfAbsent(
            channel.eventLoop(), loop -> new LoopClock(loop, time::currentTimeNanos));
    ClientTime.watch(channel, clock, times, this::overdue);
  }

  private void overdue(ClientTime.Part part) {
    Objects.requireNonNull(overdue.get(part)).increment();
  }
}
