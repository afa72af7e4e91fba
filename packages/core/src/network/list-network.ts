import { connectionPageSize } from "@linkedpotential/contract/network/limits";
import type * as routes from "@linkedpotential/contract/network/routes";
import type { NetworkOrigin } from "@linkedpotential/contract/network/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { ConnectionEntity, type Origin } from "./connection.entity.ts";
import { readConnected } from "./people.ts";

/** Lists the caller's connections, newest first. The cursor is the last id that was read. */
export async function listNetwork(
  ctx: UserContext,
  { limit = connectionPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listNetwork>,
): Promise<AnswerOf<typeof routes.listNetwork>> {
  const userId = ctx.user.id;
  // The partition also holds other items of the account. Bounds on both ends of the range leave them out.
  const query = ConnectionEntity.query.byTime({ userId }).between({ connectionId: 0 }, { connectionId: cursor - 1 });
  const read = readPage(Math.min(limit, connectionPageSize), (most) =>
    query.go({ order: "desc", limit: most, pages: 1 }),
  );
  const [, { page, hasMore }] = await checkAndRead(assertReader(ctx), read);
  const people = await readConnected(
    userId,
    page.map(({ otherUserId }) => otherUserId),
  );
  const items = page.flatMap(({ otherUserId, connectedAt, origin }) => {
    const person = people.get(otherUserId);
    if (!person) return [];
    const { userId: id, isConnected: _, ...shown } = person;
    return [{ id, ...shown, connectedAt, origin: origin ? toOrigin(origin, userId) : null }];
  });
  return { items, nextCursor: hasMore ? String(page.at(-1)?.connectionId) : undefined };
}

const toOrigin = ({ fromUserId, ...origin }: Origin, readerId: number): NetworkOrigin => ({
  ...origin,
  isOwnRequest: fromUserId === readerId,
});
