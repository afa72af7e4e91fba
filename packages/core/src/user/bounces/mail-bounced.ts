import { emailKey } from "../../auth/email/email-key.ts";
import type { UserItem } from "../user.entity.ts";

/** Whether mail to the account's current address bounces. A bounce of an earlier address is ignored. */
export const hasBounced = ({ email, bouncedEmail }: Pick<UserItem, "email" | "bouncedEmail">): boolean =>
  bouncedEmail === emailKey(email);
