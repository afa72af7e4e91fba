import { computeMac, verifyMac } from "../../../unsubscribe/mail-key.ts";

interface InvitationKey {
  companyId: number;
  invitationId: number;
}

const form = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.([\w-]{43})$/;
const purposeOf = ({ companyId, invitationId }: InvitationKey) => `invitation ${companyId} ${invitationId}` as const;

/** Returns the token of an invitation's link, signed with the key of the company. */
export const invitationToken = (linkKey: string, key: InvitationKey): string =>
  `${key.companyId}.${key.invitationId}.${computeMac(linkKey, purposeOf(key))}`;

/** Reads a token. Returns undefined when its form is wrong. The caller must verify the signature `mac`. */
export function parseInvitationToken(token: string): (InvitationKey & { mac: string }) | undefined {
  const [, companyId, invitationId, mac = ""] = form.exec(token) ?? [];
  return companyId === undefined
    ? undefined
    : { companyId: Number(companyId), invitationId: Number(invitationId), mac };
}

export const isSignedInvitation = (mac: string, linkKey: string, key: InvitationKey): boolean =>
  verifyMac(mac, linkKey, purposeOf(key));
