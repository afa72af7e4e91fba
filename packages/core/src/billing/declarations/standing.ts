import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import type { Declaration } from "./declaration.entity.ts";
import { isSameName } from "./same-name.ts";

/**
 * Returns the account with the e-mail address of a declaration. Returns undefined if the account has not verified the
 * address, because anybody can register a stranger's address.
 */
export async function findDeclarer({ email }: Pick<Declaration, "email">): Promise<UserItem | undefined> {
  const { data: credential } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  if (!credential?.emailVerified) return undefined;
  const { data: user } = await UserEntity.get({ userId: credential.userId }).go({ consistent: true });
  return user ?? undefined;
}

/**
 * Whether a declaration can be carried out without a person's decision (D64). `clear`: it can. `unproven`: the name
 * matches neither the account nor its billing address, and the link in the receipt is not confirmed. `repeated`: an
 * earlier payment of the account has already been refunded in full.
 */
export type Standing = "clear" | "unproven" | "repeated";

export async function standingOf(
  declaration: Declaration,
  user: UserItem,
  subscription: StoredSubscription | null,
): Promise<Standing> {
  if (!subscription?.startedAt) return "clear";
  if (declaration.about === "withdrawal" && (await hasPaidBack(user.userId, subscription.startedAt))) return "repeated";
  const names = [user.name, subscription.billingAddress?.name ?? ""];
  const isProven = declaration.confirmedAt || names.some((name) => isSameName(name, declaration.name));
  return isProven ? "clear" : "unproven";
}

async function hasPaidBack(userId: number, startedAt: string): Promise<boolean> {
  const { data: invoices } = await InvoiceEntity.query.ofUser({ userId }).go({ consistent: true, pages: "all" });
  return invoices.some(
    ({ kind, issuedAt, refunded, gross }) => kind === "invoice" && issuedAt < startedAt && refunded >= gross,
  );
}
