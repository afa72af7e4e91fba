import { isIPv6 } from "node:net";

/**
 * Returns the network for which attempts are counted. For IPv6 it is the first 64 bits, because one connection controls
 * all addresses that start with them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("%", 1).join("").toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? "");
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const full = tail === undefined ? before : [...before, ...gap, ...after];
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
