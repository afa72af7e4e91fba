import { DomainError } from "../../errors.ts";
import type { accountItems } from "../account-items.entity.ts";
import { CredentialEntity, type CredentialItem } from "../credential.entity.ts";
import { emailKey } from "./email-key.ts";

type Parts = Parameters<Parameters<typeof accountItems.transaction.write>[0]>[0];

/** Another account with the same address, never verified. The account is deleted when somebody verifies the address. */
export type UnverifiedHolder = Pick<CredentialItem, "userId">;

/**
 * Returns the unverified account that has the address, if any.
 * @throws `profile.email_taken` when another account has verified the address
 */
export async function findUnverifiedHolder(email: string, userId: number): Promise<UnverifiedHolder | undefined> {
  const { data } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  if (!data?.emailVerified) return data ?? undefined;
  if (data.userId !== userId) throw emailTaken();
  return undefined;
}

const provableMs = 24 * 60 * 60 * 1000;

/** Whether the verification link of the account has expired, so that the address can be registered again. */
export const isAbandoned = ({ emailVerified, createdAt }: CredentialItem, now: Date): boolean =>
  !emailVerified && createdAt !== undefined && new Date(createdAt).getTime() + provableMs <= now.getTime();

export const emailTaken = (): DomainError => new DomainError("profile.email_taken", { field: "email" });

/**
 * Returns the transaction parts that give the address to `credential`, deleting an unverified holder's account. The
 * first part fails when another account has the address.
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
