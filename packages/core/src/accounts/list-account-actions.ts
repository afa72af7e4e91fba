import { accountActionPageSize } from "@linkedpotential/contract/accounts/limits";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import { toActionEntries } from "../admin/record/to-action-entries.ts";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { findAccount } from "./find-account.ts";
import { readMessageTexts } from "./message/account-message.entity.ts";

/** @throws `admin.user_not_found` */
export async function listAccountActions(
  _ctx: UserContext,
  {
    accountId,
    limit = accountActionPageSize,
    cursor = Number.MAX_SAFE_INTEGER,
  }: InputOf<typeof routes.listAccountActions>,
): Promise<AnswerOf<typeof routes.listAccountActions>> {
  const query = AdminActionEntity.query.ofAccount({ accountId }).lt({ actionId: cursor });
  const [{ page, hasMore }] = await Promise.all([
    readPage(Math.min(limit, accountActionPageSize), (most) => query.go({ limit: most, pages: 1, order: "desc" })),
    findAccount(accountId),
  ]);
  const messages = page.filter(({ action }) => action === "account.message_sent");
  const [entries, texts] = await Promise.all([
    toActionEntries(page),
    readMessageTexts(
      accountId,
      messages.map(({ actionId }) => actionId),
    ),
  ]);
  return {
    items: entries.map((entry) => {
      const messageText = texts.get(entry.id);
      return messageText === undefined ? entry : { ...entry, messageText };
    }),
    nextCursor: hasMore ? String(page.at(-1)?.actionId) : undefined,
  };
}
