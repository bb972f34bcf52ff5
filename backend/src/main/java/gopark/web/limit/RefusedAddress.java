package gopark.web.limit;

import gopark.web.ClientAddress;

/**
 * Somebody who was refused.
 *
 * @param code of the problem that was answered
 * @param count of refusals since the first that is remembered
 */
public record RefusedAddress(ClientAddress address, String code, long count) {}
