import { DomainError } from "../../errors.ts";
import type { accountItems } from "../account-items.entity.ts";
import { CredentialEntity, type CredentialItem } from "../credential.entity.ts";
import { emailKey } from "./email-key.ts";

type Parts = Pick<Parameters<Parameters<typeof accountItems.transaction.write>[0]>[0], "credential" | "user">;

/** Account that has the address but never verified it. It is deleted when another account claims the address. */
export type UnverifiedHolder = Pick<CredentialItem, "userId">;

/**
 * Returns the account that has registered the address without verifying it, if any.
 * @throws `profile.email_taken` when another account has verified the address
 */
export async function findUnverifiedHolder(email: string, userId: number): Promise<UnverifiedHolder | undefined> {
  const { data } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  if (!data?.emailVerified) return data ?? undefined;
  if (data.userId !== userId) throw emailTaken();
  return undefined;
}

const provableMs = 24 * 60 * 60 * 1000;

/**
 * Whether the account's verification link has expired without being used. Then another account can be registered with
 * the address.
 */
export const isAbandoned = ({ emailVerified, createdAt }: CredentialItem, now: Date): boolean =>
  !emailVerified && createdAt !== undefined && new Date(createdAt).getTime() + provableMs <= now.getTime();

export const emailTaken = (): DomainError => new DomainError("profile.email_taken", { field: "email" });

/**
 * Returns the transaction parts that assign the address to `credential` and delete the account of `holder`, if given.
 * The first part fails when another account than `holder` has the address, or when `holder` has verified it.
 */
export const claimAddressParts = (of: Parts, credential: CredentialItem, holder: UnverifiedHolder | undefined) =>
  holder
    ? [
        of.credential
          .put(credential)
          .where((now, { eq }) => `${eq(now.userId, holder.userId)} AND ${eq(now.emailVerified, false)}`)
          .commit(),
        of.user.delete({ userId: holder.userId }).commit(),
      ]
    : [of.credential.create(credential).commit()];
