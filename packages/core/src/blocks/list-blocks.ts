import { blockPageSize } from "@linkedpotential/contract/blocks/limits";
import type * as routes from "@linkedpotential/contract/blocks/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { initialsOf, shortName } from "../user/shown-name.ts";
import { UserEntity } from "../user/user.entity.ts";
import { BlockEntity } from "./block.entity.ts";

export async function listBlocks(
  ctx: UserContext,
  { limit = blockPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listBlocks>,
): Promise<AnswerOf<typeof routes.listBlocks>> {
  const query = BlockEntity.query.ofUser({ userId: ctx.user.id, side: "by" });
  const { data } = await query.go({ pages: "all", consistent: true });
  const older = data.filter(({ blockId }) => blockId < cursor).sort((one, other) => other.blockId - one.blockId);
  const page = older.slice(0, Math.min(limit, blockPageSize));
  const users = await readBatch(
    page.map(({ otherUserId }) => ({ userId: otherUserId })),
    (keys) => UserEntity.get(keys).go(),
  );
  const nameOf = new Map(users.map(({ userId, name }) => [userId, name]));
  const items = page.flatMap(({ otherUserId, blockedAt }) => {
    const name = nameOf.get(otherUserId);
    return name === undefined
      ? []
      : [{ userId: otherUserId, name: shortName(name), initials: initialsOf(name), blockedAt }];
  });
  return { items, nextCursor: page.length < older.length ? String(page.at(-1)?.blockId) : undefined };
}
