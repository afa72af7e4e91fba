import { DomainError } from "../../errors.ts";
import type { accountItems } from "../account-items.entity.ts";
import { CredentialEntity, type CredentialItem } from "../credential.entity.ts";
import { emailKey } from "./email-key.ts";

type Parts = Parameters<Parameters<typeof accountItems.transaction.write>[0]>[0];

/** Never proved the mailbox; gives way to who does. */
export type UnprovenHolder = Pick<CredentialItem, "userId">;

/** @throws `profile.email_taken` when another account has proven the address */
export async function unprovenHolderOf(email: string, userId: number): Promise<UnprovenHolder | undefined> {
  const { data } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  if (!data?.emailVerified) return data ?? undefined;
  if (data.userId !== userId) throw emailTaken();
  return undefined;
}

const provableMs = 24 * 60 * 60 * 1000;

/** Can no longer prove the mailbox: the address is there for the next one. */
export const isAbandoned = ({ emailVerified, createdAt }: CredentialItem, now: Date): boolean =>
  !emailVerified && createdAt !== undefined && new Date(createdAt).getTime() + provableMs <= now.getTime();

export const emailTaken = (): DomainError => new DomainError("profile.email_taken", { field: "email" });

/** The first of the parts fails when another account has the address. */
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
