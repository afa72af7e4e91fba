import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { ReportEntity } from "../../moderation/reports/report.entity.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { entriesMissing, entriesOf, type IndexState, indexStateOf } from "./account-entries.ts";
import { accountIndexItems, IndexedAccountEntity } from "./indexed-account.entity.ts";

/**
 * Makes the index agree with an account, and removes the entries of a deleted one. Idempotent, and in any order of
 * events right in the end (docs/adr/0062). Returns the number of entries that it wrote or deleted.
 */
export const indexAccount = (userId: number): Promise<number> => retryOnConflict(() => index(userId));

async function index(userId: number): Promise<number> {
  // Read the state of the index before the account. A run that reads a newer account then also changes the revision
  // that this run requires.
  const { data: indexed } = await IndexedAccountEntity.get({ userId }).go({ consistent: true });
  const [{ data: user }, isReported] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    hasOpenReport(userId),
  ]);
  const before = indexed ?? undefined;
  const after = user ? indexStateOf(user, { isReported, lastSignInAt: await lastSignInOf(user) }) : undefined;
  const [stored, wanted] = [entriesOf(before), entriesOf(after)];
  const [added, removed] = [entriesMissing(stored, wanted), entriesMissing(wanted, stored)];
  const changed = added.length + removed.length;
  if (changed === 0) return 0;
  const { revision = 0 } = before ?? {};
  await transact(
    accountIndexItems,
    (parts) => ({
      indexed: after
        ? parts.indexed
            .put({ ...after, revision: revision + 1 })
            .where((of, { eq, notExists }) => (before ? eq(of.revision, revision) : notExists(of.revision)))
            .commit()
        : parts.indexed
            .delete({ userId })
            .where((of, { eq }) => eq(of.revision, revision))
            .commit(),
      added: added.map((entry) => parts.entry.put(entry).commit()),
      removed: removed.map((entry) => parts.entry.delete(entry).commit()),
      counts: countChanges(before, after).map(({ group, by }) =>
        parts.count.update({ group }).add({ count: by }).commit(),
      ),
    }),
    () => new ConflictError(),
  );
  return changed;
}

function countChanges(before: IndexState | undefined, after: IndexState | undefined) {
  if (before?.group === after?.group) return [];
  return [...(before ? [{ group: before.group, by: -1 }] : []), ...(after ? [{ group: after.group, by: 1 }] : [])];
}

async function lastSignInOf({ email }: UserItem): Promise<string | undefined> {
  const { data: credential } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  return credential?.lastSignInAt;
}

/** Tells whether a report about the account or one of its posts is undecided. */
async function hasOpenReport(userId: number): Promise<boolean> {
  const { data } = await ReportEntity.query
    .ofSubject({ userId })
    .where((of, { eq }) => eq(of.state, "open"))
    .go({ pages: "all", consistent: true, attributes: ["reportId"] });
  return data.length > 0;
}
