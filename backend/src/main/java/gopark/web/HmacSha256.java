package gopark.web;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs with a key of the server's: who has not the key makes no signature. */
public final class HmacSha256 {

  private static final String ALGORITHM = "HmacSHA256";

  private HmacSha256() {}

  /** The signature of these bytes, one part behind the other. */
  public static byte[] sign(byte[] key, byte[]... parts) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      for (byte[] part : parts) {
        mac.update(part);
      }
      return mac.doFinal();
    } catch (GeneralSecurityException absent) {
      throw new IllegalStateException("Every JVM has " + ALGORITHM, absent);
    }
  }
}
