import { createHash } from "node:crypto";
import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { isRefused } from "../../../db/transact.ts";
import { ownMembership } from "../own-membership.ts";
import { LearningEntity } from "./learning.entity.ts";
import { WorkingDayEntity } from "./working-day.entity.ts";

const atOnce = 20;

/**
 * Adds the entries that a browser has stored. The id of each entry derives from author and content, so that the same
 * entries of a second device or call are not added twice. The answer counts the added entries.
 */
export async function takeOver(
  ctx: UserContext,
  { days, learnings }: InputOf<typeof routes.takeOver>,
): Promise<AnswerOf<typeof routes.takeOver>> {
  const { companyId, memberId } = await ownMembership(ctx);
  const own = { companyId, memberId };
  const idOf = (values: object) => contentId({ memberId, ...values });
  return {
    days: await addAll(days, (day) => WorkingDayEntity.create({ ...own, dayId: idOf(day), ...day, revision: 1 }).go()),
    learnings: await addAll(learnings, (learning) =>
      LearningEntity.create({ ...own, learningId: idOf(learning), ...learning }).go(),
    ),
  };
}

const contentId = (content: object): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(content).toSorted()))
    .digest("base64url");

/** Creates the entries and returns how many did not exist before. */
async function addAll<Entry>(entries: readonly Entry[], create: (entry: Entry) => Promise<unknown>): Promise<number> {
  let added = 0;
  for (let from = 0; from < entries.length; from += atOnce) {
    const some = entries.slice(from, from + atOnce);
    const results = await Promise.all(some.map((entry) => isCreated(() => create(entry))));
    added += results.filter(Boolean).length;
  }
  return added;
}

async function isCreated(create: () => Promise<unknown>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
