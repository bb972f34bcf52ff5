package gopark.web.api;

/** Where one goes on from a session; all are addresses on this server. */
record SessionLinks(
    String self,
    String stream,
    String commands,
    String events,
    String scenario,
    String branches,
    String goroutines,
    String why,
    String replay,
    String fork,
    String schedtrace,
    String goroutinesText,
    String board,
    String stdout,
    String page) {

  static SessionLinks of(String id) {
    String self = "/api/sessions/" + id;
    return new SessionLinks(
        self,
        self + "/stream",
        self + "/commands",
        self + "/events",
        self + "/scenario",
        self + "/branches",
        self + "/goroutines",
        self + "/why",
        self + "/replay",
        self + "/fork",
        self + "/schedtrace",
        self + "/goroutines.txt",
        self + "/board.svg",
        self + "/stdout",
        "/play/" + id);
  }
}
