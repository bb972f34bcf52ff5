package gopark.web.page;

import java.net.URI;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The address for reports of a weakness.
 *
 * @param securityContact such as {@code mailto:security@gopark.example} or the address of a page;
 *     empty: nobody is named, and there is no security.txt
 */
@ConfigurationProperties("gopark")
public record SecurityContact(@DefaultValue("") String securityContact) {

  public SecurityContact {
    securityContact = securityContact.strip();
    if (!securityContact.isEmpty() && !isContact(securityContact)) {
      throw new IllegalArgumentException(
          "gopark.security-contact must be an address such as mailto:security@gopark.example or"
              + " https://gopark.example/security, and is not: "
              + securityContact);
    }
  }

  private static boolean isContact(String contact) {
    try {
      String scheme = URI.create(contact).getScheme();
      return scheme != null && scheme.matches("mailto|https|tel");
    } catch (IllegalArgumentException malformed) {
      return false;
    }
  }
}
