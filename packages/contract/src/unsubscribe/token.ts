import type { NotificationKind } from "../user/schema.ts";
import { notificationKinds } from "../user/settings.ts";

interface UnsubscribeToken {
  kind: NotificationKind;
  userId: number;
  /** Signature (HMAC) that proves that the token comes from a mail. */
  mac: string;
}

export const tokenForm = /^(\w{1,40})\.([1-9]\d{0,15})\.([\w-]{43})$/;

/**
 * Formats a token such as `crm_followup.17.…`. The kind of mail is readable, so that the page can show it without a
 * request.
 */
export const writeUnsubscribeToken = ({ kind, userId, mac }: UnsubscribeToken): string => `${kind}.${userId}.${mac}`;

export function readUnsubscribeToken(token: string): UnsubscribeToken | undefined {
  const [, name, id, mac = ""] = tokenForm.exec(token) ?? [];
  const kind = notificationKinds.find((known) => known === name);
  return kind && { kind, userId: Number(id), mac };
}
