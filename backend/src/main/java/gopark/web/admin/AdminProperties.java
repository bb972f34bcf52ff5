package gopark.web.admin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The key with which a person may look after the server from a browser.
 *
 * @param adminKey that opens the page; empty: there is no such page
 */
@ConfigurationProperties("gopark")
public record AdminProperties(@DefaultValue("") String adminKey) {

  /** The least length of a key: nobody guesses that many random letters and digits. */
  private static final int SHORTEST = 20;

  public AdminProperties {
    adminKey = adminKey.strip();
    if (!adminKey.isEmpty() && adminKey.length() < SHORTEST) {
      throw new IllegalArgumentException(
          "gopark.admin-key must have at least %d characters, and has %d"
              .formatted(SHORTEST, adminKey.length()));
    }
  }

  @Override
  public String toString() {
    return "AdminProperties[adminKey=%s]".formatted(adminKey.isEmpty() ? "" : "…");
  }
}
