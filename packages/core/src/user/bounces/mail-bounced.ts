import { emailKey } from "../../auth/email/email-key.ts";
import type { UserItem } from "../user.entity.ts";

/** What is noted of another address counts no more. */
export const hasBounced = ({ email, bouncedEmail }: Pick<UserItem, "email" | "bouncedEmail">): boolean =>
  bouncedEmail === emailKey(email);
