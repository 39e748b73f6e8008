import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A customer of an IPv6 network is given at least this much of it (RFC 6177), so a whole /64 is one client. */
const ipv6PrefixBytes = 8;

/**
 * The key that limits count a client by: the IPv4 address, also where it came mapped into IPv6, or the /64 of an IPv6 address.
 * @param address what stands for the client, in any spelling; null when it is no address, as anything may stand in X-Forwarded-For
 */
export function clientKeyOf(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < ipv6PrefixBytes ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}

/** @returns the client of a request as limits count it: as far as TRUST_PROXY lets us know, else whoever is connected */
export function clientOf(request: FastifyRequest): string {
  return clientKeyOf(request.ip) ?? clientKeyOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}
