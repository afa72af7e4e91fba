import { emailKey } from "../auth/email/email-key.ts";
import { config } from "../config.ts";
import type { UserItem } from "./user.entity.ts";

/** By the verified address and the settings of now, never by the token (D7). */
export const isAdmin = ({ email, emailVerified }: Pick<UserItem, "email" | "emailVerified">): boolean =>
  emailVerified && config().adminEmails.some((admin) => emailKey(admin) === emailKey(email));
