import type { Context } from "../../context.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { indexAccount } from "./index-account.ts";
import { IndexPassEntity } from "./index-pass.entity.ts";

/** Raise this number when entries are derived in another way. The next run then begins a pass over all accounts. */
const indexVersion = 2;
/** Time in milliseconds after which a finished pass is repeated: a week. */
const repeatedMs = 7 * 24 * 60 * 60 * 1000;
const pageSize = 100;
/** Maximum number of accounts per run, which takes about a minute. */
const accountsMax = 2000;

/**
 * Indexes the next accounts of a pass over all accounts. The first pass indexes accounts from before the index existed;
 * later ones repair what a lost event left behind. Repeated and overlapping runs do no harm.
 */
export async function indexAllAccounts(ctx: Pick<Context, "now">): Promise<{ accounts: number; entries: number }> {
  const { data: pass } = await IndexPassEntity.get({}).go({ consistent: true });
  const isCurrent = pass?.version === indexVersion;
  if (isCurrent && pass.finishedAt && ctx.now().getTime() < Date.parse(pass.finishedAt) + repeatedMs) {
    return { accounts: 0, entries: 0 };
  }
  let reached: number | undefined = isCurrent && !pass.finishedAt ? pass.reached : 0;
  let [accounts, entries] = [0, 0];
  while (reached !== undefined && accounts < accountsMax) {
    const page = await readPage(reached);
    for (const userId of page.userIds) entries += await indexAccount(userId);
    accounts += page.userIds.length;
    reached = page.next;
    await IndexPassEntity.put({
      ...{ version: indexVersion, reached: reached ?? 0 },
      ...(reached === undefined && { finishedAt: ctx.now().toISOString() }),
    }).go();
  }
  return { accounts, entries };
}

async function readPage(after: number): Promise<{ userIds: number[]; next: number | undefined }> {
  const query = UserEntity.query.listed({}).gt({ userId: after });
  const { data, cursor } = await query.go({ limit: pageSize, pages: 1 });
  const userIds = data.map(({ userId }) => userId);
  return { userIds, next: cursor === null ? undefined : userIds.at(-1) };
}
