package gopark.web.page;

import java.net.URI;
import java.util.Locale;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the public finds this server. Whole addresses in pages are made of it and never of what a
 * request says, which anybody can write.
 *
 * @param site such as {@code https://gopark.example}, without a slash at its end; empty: pages have
 *     relative addresses only
 */
@ConfigurationProperties("gopark")
public record SiteProperties(@DefaultValue("") String site) {

  public SiteProperties {
    site = site.strip().replaceFirst("/$", "");
    if (!site.isEmpty() && !isSite(site)) {
      throw new IllegalArgumentException(
          "gopark.site must be an address such as https://gopark.example, without a path, and is"
              + " not: "
              + site);
    }
  }

  private static boolean isSite(String site) {
    try {
      URI uri = URI.create(site);
      String scheme = uri.getScheme();
      return scheme != null
          && scheme.toLowerCase(Locale.ROOT).matches("https?")
          && uri.getHost() != null
          && uri.getRawUserInfo() == null
          && site.equals(scheme + "://" + uri.getRawAuthority());
    } catch (IllegalArgumentException malformed) {
      return false;
    }
  }
}
