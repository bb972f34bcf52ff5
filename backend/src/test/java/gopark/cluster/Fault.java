package gopark.cluster;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** What may break, and how it is mended. */
enum Fault {
  NONE("nothing", true) {
    @Override
    void happen(Place place) {}
  },
  SERVER_KILLED("a server is killed", true) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().kill(Place.SECOND);
      place.pass();
      place.compose().start(Place.SECOND);
    }
  },
  SERVER_FROZEN("a server stands still", true) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().freeze(Place.SECOND);
      place.pass();
      place.compose().thaw(Place.SECOND);
    }
  },
  SERVER_RESTARTED("a server is restarted", false) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().restart(Place.SECOND);
    }
  },
  CLOCK_WRONG("a server's clock is 3 s ahead", false) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().set("GOPARK_SECOND_CLOCK", "3s");
      place.compose().up(Place.SECOND);
      place.awaitServers();
      place.pass();
      place.compose().set("GOPARK_SECOND_CLOCK", "0s");
      place.compose().up(Place.SECOND);
    }
  },
  SERVER_CUT_FROM_PROXY("proxy and server are cut off", false) {
    @Override
    void happen(Place place) throws IOException {
      cut(place, Place.SECOND, "front");
    }
  },
  SERVER_CUT_FROM_STORAGE("server and Valkey are cut off", true) {
    @Override
    void happen(Place place) throws IOException {
      cut(place, Place.SECOND, "storage");
    }
  },
  STORAGE_CUT("Valkey is cut off from all", false) {
    @Override
    void happen(Place place) throws IOException {
      cut(place, Place.PRIMARY, "storage");
    }
  },
  REPLICA_FROZEN("the replica stands still", false) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().freeze(Place.REPLICA);
      place.pass();
      place.compose().thaw(Place.REPLICA);
    }
  },
  STORAGE_SLOW("Valkey is slow", false) {
    @Override
    void happen(Place place) throws IOException {
      long endNs = System.nanoTime() + Place.HELD_NS;
      while (System.nanoTime() < endNs) {
        Storage.say(place.primary(), "CLIENT PAUSE 150 ALL");
        LockSupport.parkNanos(SLOW_EVERY_NS);
      }
    }
  },
  STORAGE_FULL("Valkey is full", true) {
    @Override
    void happen(Place place) throws IOException {
      Storage.say(place.primary(), "CONFIG SET maxmemory 1mb");
      place.pass();
      Storage.say(place.primary(), "CONFIG SET maxmemory 0");
    }
  },
  STORAGE_RESTARTED("Valkey is restarted", false) {
    @Override
    void happen(Place place) throws IOException {
      place.compose().restart(place.primaryService());
    }
  },
  STORAGE_GONE("Valkey and replica are gone", true) {
    @Override
    void happen(Place place) throws IOException {
      String primary = place.primaryService();
      place.compose().kill(place.other(primary));
      place.compose().kill(primary);
      place.pass();
      place.compose().start(primary);
      place.compose().start(place.other(primary));
    }
  },
  STORAGE_FAILED_OVER("Valkey fails over to its replica", true) {
    @Override
    void happen(Place place) throws IOException {
      String before = place.primaryService();
      place.compose().kill(before);
      place.awaitPrimary(place.other(before));
      place.compose().start(before);
    }
  };

  private static final long SLOW_EVERY_NS = 200_000_000;

  private final String title;
  private final boolean isAmongQuick;

  Fault(String title, boolean isAmongQuick) {
    this.title = title;
    this.isAmongQuick = isAmongQuick;
  }

  String title() {
    return title;
  }

  /** Whether the short version has it, too. */
  boolean isAmongQuick() {
    return isAmongQuick;
  }

  /** It happens, lasts for some seconds, and is mended. */
  abstract void happen(Place place) throws IOException;

  private static void cut(Place place, String service, String network) throws IOException {
    String address = place.compose().address(service, network);
    place.compose().cut(service, network);
    place.pass();
    place.compose().mend(service, network, address);
  }
}
