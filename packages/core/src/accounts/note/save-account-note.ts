import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findAccount } from "../find-account.ts";
import { findNote } from "./account-note.entity.ts";
import { toNote } from "./to-note.ts";

/**
 * Replaces the note about an account. A repeated call changes nothing. The record of the change does not contain the
 * text, so that a removed note is gone.
 * @throws `admin.user_not_found`
 * @throws `account.note_changed` if an admin has changed the note since the revision in the call
 */
export const saveAccountNote = (
  ctx: UserContext,
  { accountId: userId, revision, text }: InputOf<typeof routes.saveAccountNote>,
): Promise<AnswerOf<typeof routes.saveAccountNote>> =>
  retryOnConflict(async () => {
    const [stored] = await Promise.all([findNote(userId), findAccount(userId)]);
    if ((stored?.text ?? "") === text) return toNote(stored);
    if ((stored?.revision ?? 0) !== revision) throw new DomainError("account.note_changed");
    const writtenAt = ctx.now().toISOString();
    const next = { userId, text, adminId: ctx.user.id, writtenAt, revision: revision + 1 };
    await transact(
      administeredItems,
      (parts) => ({
        note: parts.note
          .put(next)
          .where((of, { eq, notExists }) => (stored ? eq(of.revision, revision) : notExists(of.revision)))
          .commit(),
        adminAction: adminActionPart(parts, ctx, "account.note_changed", "", { accountId: userId }),
      }),
      () => new ConflictError(),
    );
    return toNote(next);
  });
