import { DomainError } from "../errors.ts";
import type { accountItems } from "./account-items.entity.ts";
import { CredentialEntity, type CredentialItem } from "./credential.entity.ts";
import { emailKey } from "./email-key.ts";

type Parts = Parameters<Parameters<typeof accountItems.transaction.write>[0]>[0];

/** Who registered with an address and never proved the mailbox; gives way to who does. */
export type UnprovenHolder = Pick<CredentialItem, "userId">;

/**
 * Who has an address that an account wants without having proven it, if anybody.
 *
 * @throws `profile.email_taken` when another account has proven it
 */
export async function unprovenHolderOf(email: string, userId: number): Promise<UnprovenHolder | undefined> {
  const { data } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  if (!data?.emailVerified) return data ?? undefined;
  if (data.userId !== userId) throw emailTaken();
  return undefined;
}

/** As long as the link that was mailed at registration is valid, in ms (D5). */
const provableMs = 24 * 60 * 60 * 1000;

/** Whether somebody registered, never proved the mailbox and no longer can: the address is there for the next one. */
export const isAbandoned = ({ emailVerified, createdAt }: CredentialItem, now: Date): boolean =>
  !emailVerified && createdAt !== undefined && new Date(createdAt).getTime() + provableMs <= now.getTime();

export const emailTaken = (): DomainError => new DomainError("profile.email_taken", { field: "email" });

/** Parts of a transaction that give an address to an account; the first of them fails when another has it. */
export const takeAddress = (of: Parts, credential: CredentialItem, holder: UnprovenHolder | undefined) =>
  holder
    ? [
        of.credential
          .put(credential)
          .where((now, { eq }) => `${eq(now.userId, holder.userId)} AND ${eq(now.emailVerified, false)}`)
          .commit(),
        of.user.delete({ userId: holder.userId }).commit(),
      ]
    : [of.credential.create(credential).commit()];
