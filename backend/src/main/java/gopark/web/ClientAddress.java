package gopark.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.springframework.web.server.ServerWebExchange;

/**
 * The client as far as limits are concerned: an IPv4 address, or the half of an IPv6 address that
 * names a network, because the holder of such a network has all addresses in it.
 *
 * <p>What a proxy says of its client counts only where {@code server.forward-headers-strategy} says
 * so; Spring has then put it into the request already.
 */
public record ClientAddress(String network) {

  private static final int NETWORK_BYTES = 8;

  private static final ClientAddress UNKNOWN = new ClientAddress("unknown");

  public static ClientAddress of(ServerWebExchange exchange) {
    return of(exchange.getRequest().getRemoteAddress());
  }

  /** The other end of a connection. */
  public static ClientAddress of(@Nullable InetSocketAddress remote) {
    if (remote == null) {
      return UNKNOWN;
    }
    // Spring leaves what a proxy told as it was written. It must not make us ask a name server.
    InetAddress address =
        remote.getAddress() == null ? literal(remote.getHostString()) : remote.getAddress();
    return address == null ? UNKNOWN : of(address);
  }

  private static @Nullable InetAddress literal(String text) {
    try {
      return InetAddress.ofLiteral(text);
    } catch (IllegalArgumentException notAnAddress) {
      return null;
    }
  }

  private static ClientAddress of(InetAddress address) {
    if (address instanceof Inet6Address) {
      byte[] network = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
      return new ClientAddress(HexFormat.of().formatHex(network) + "/64");
    }
    return new ClientAddress(address.getHostAddress());
  }
}
