import { emailKey } from "../auth/email/email-key.ts";
import type { Context } from "../context.ts";
import type { UserItem } from "./user.entity.ts";

/**
 * Whether the account is currently an admin. Its verified address and the current settings decide this, not the session
 * token (D7).
 */
export const isAdmin = (
  { config }: Pick<Context, "config">,
  { email, emailVerified }: Pick<UserItem, "email" | "emailVerified">,
): boolean => emailVerified && config.adminEmails.some((admin) => emailKey(admin) === emailKey(email));
