import { emailKey } from "../auth/email-key.ts";
import { config } from "../config.ts";
import type { UserItem } from "./user.entity.ts";

/** Whether an account is an admin's: by its verified address and the settings of now, never by its token (D7). */
export const isAdmin = ({ email, emailVerified }: Pick<UserItem, "email" | "emailVerified">): boolean =>
  emailVerified && config().adminEmails.some((admin) => emailKey(admin) === emailKey(email));
