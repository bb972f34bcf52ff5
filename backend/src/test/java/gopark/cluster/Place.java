package gopark.cluster;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The cluster in which faults happen. */
record Place(Compose compose) {

  static final String FIRST = "gopark-1";
  static final String SECOND = "gopark-2";
  static final String PRIMARY = "valkey";
  static final String REPLICA = "valkey-replica";

  /** All that has a log. */
  static final List<String> SERVICES =
      List.of(FIRST, SECOND, PRIMARY, REPLICA, "sentinel", "proxy");

  /** How long a fault lasts. */
  static final long HELD_NS = TimeUnit.SECONDS.toNanos(5);

  private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(300);
  private static final long LOOK_NS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final int OK = 200;

  /** The fault lasts. */
  void pass() {
    pass(HELD_NS);
  }

  static void pass(long ns) {
    long endNs = System.nanoTime() + ns;
    for (long left = ns; left > 0; left = endNs - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  /** A server under the address that it has now. */
  Http server(String service) throws IOException {
    return new Http(compose.address(service, "front"));
  }

  /** Waits until each server answers that it is ready. */
  void awaitServers() throws IOException {
    for (String service : List.of(FIRST, SECOND)) {
      await(
          service + " is not ready",
          () -> {
            String address = compose.address(service, "front");
            if (address.isEmpty()) {
              return false;
            }
            try (Http server = new Http(address)) {
              return isReady(server);
            }
          });
    }
  }

  /** Waits until the proxy has found a server that is ready, which takes it a little longer. */
  void awaitProxy(Http proxy) throws IOException {
    await("the proxy finds no server", () -> isReady(proxy));
  }

  private static boolean isReady(Http asked) {
    return asked.get("/actuator/health/readiness").status() == OK;
  }

  /** The service that takes writes. */
  String primaryService() throws IOException {
    return isPrimary(PRIMARY) ? PRIMARY : REPLICA;
  }

  String primary() throws IOException {
    return compose.address(primaryService(), "storage");
  }

  String other(String service) {
    return service.equals(PRIMARY) ? REPLICA : PRIMARY;
  }

  void awaitPrimary(String service) throws IOException {
    await(service + " does not become the primary", () -> isPrimary(service));
  }

  private boolean isPrimary(String service) throws IOException {
    String address = compose.address(service, "storage");
    if (address.isEmpty()) {
      return false;
    }
    try {
      return Storage.role(address).equals("master");
    } catch (IOException away) {
      return false;
    }
  }

  private interface Condition {
    boolean holds() throws IOException;
  }

  private static void await(String otherwise, Condition condition) throws IOException {
    long endNs = System.nanoTime() + PATIENCE_NS;
    while (!condition.holds()) {
      if (System.nanoTime() > endNs) {
        throw new IllegalStateException(otherwise);
      }
      pass(LOOK_NS);
    }
  }
}
