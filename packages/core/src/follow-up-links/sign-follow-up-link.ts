import { type FollowUpLink, writeUnsigned } from "@linkedpotential/contract/follow-up-links/token";
import { computeMac, verifyMac } from "../unsubscribe/mail-key.ts";

/** Returns the token of a link. Its signature covers owner, lead, action, the state of the follow-up and the expiry. */
export function signFollowUpLink(mailKey: string, link: FollowUpLink): string {
  const unsigned = writeUnsigned(link);
  return `${unsigned}.${computeMac(mailKey, `follow-up ${unsigned}`)}`;
}

export const isSignedFollowUpLink = (mac: string, mailKey: string, link: FollowUpLink): boolean =>
  verifyMac(mac, mailKey, `follow-up ${writeUnsigned(link)}`);

/** Returns the end of validity of a link, in seconds since 1970. */
export const expiryAfter = (now: Date, ms: number): number => Math.floor((now.getTime() + ms) / 1000);
