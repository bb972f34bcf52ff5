package gopark.web.fuzz;

import tools.jackson.databind.JsonNode;

/** A session of one's own, with the key to it. */
record Own(String id, String key) {

  static Own of(Reply reply) {
    JsonNode made = reply.json();
    return new Own(made.at("/id").asString(), made.at("/editKey").asString());
  }

  String path() {
    return "/api/sessions/" + id;
  }

  String authorization() {
    return "Authorization: Bearer " + key + "\r\n";
  }

  PlannedRequest snapshot() {
    return RandomRequests.right("GET", path(), "", "");
  }

  PlannedRequest command(String body) {
    return RandomRequests.right("POST", path() + "/commands", authorization(), body);
  }

  PlannedRequest end() {
    return RandomRequests.right("DELETE", path(), authorization(), "");
  }
}
