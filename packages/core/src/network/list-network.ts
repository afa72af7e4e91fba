import type * as routes from "@linkedpotential/contract/network/routes";
import { connectionPageSize } from "@linkedpotential/contract/network/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { assertPremium, besideCheck } from "../user/premium.ts";
import { ConnectionEntity } from "./connection.entity.ts";
import { readConnected } from "./people.ts";

/** The newest first; the cursor is the oldest connection that was answered. @throws `plan_limit` */
export async function listNetwork(
  ctx: UserContext,
  { limit = connectionPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listNetwork>,
): Promise<AnswerOf<typeof routes.listNetwork>> {
  const userId = ctx.user.id;
  // From below, too: what else the account has lies in the same partition.
  const query = ConnectionEntity.query.byTime({ userId }).between({ connectionId: 0 }, { connectionId: cursor - 1 });
  const options = { order: "desc", limit: Math.min(limit, connectionPageSize), pages: 1 } as const;
  const [, page] = await besideCheck(assertPremium(ctx), query.go(options));
  const people = await readConnected(
    userId,
    page.data.map(({ otherUserId }) => otherUserId),
  );
  const items = page.data.flatMap(({ otherUserId, connectedAt }) => {
    const person = people.get(otherUserId);
    if (!person) return [];
    const { userId: id, isConnected: _, ...shown } = person;
    return [{ id, ...shown, connectedAt }];
  });
  return { items, nextCursor: page.cursor === null ? undefined : String(page.data.at(-1)?.connectionId) };
}
