import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && loopback.check(address, version === 6 ? "ipv6" : "ipv4");
}

const everywhere = ["0.0.0.0", "::"];
const fallback = "127.0.0.1";
const inUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);

export const isOwnHost = (host: string): boolean => host === "localhost" || isLoopback(host);

export const browserHost = (host: string): string => (everywhere.includes(host) ? fallback : inUrl(host));

export const ownAddress = ({ host, port }: { host: string; port: number }): string =>
  `http://${isOwnHost(host) ? inUrl(host) : fallback}:${port}`;

/**
 * Returns the addresses to listen on: `host`, and a loopback address too when `host` is a specific external interface.
 */
export async function listenOn(host: string): Promise<string[]> {
  if (everywhere.includes(host) || isOwnHost(host)) return [host];
  const { address } = await lookup(host);
  return [...new Set([address, fallback])];
}
