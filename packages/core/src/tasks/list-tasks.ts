import type { AnswerOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { compareTasks } from "@linkedpotential/contract/tasks/rules";
import type { UserContext } from "../context.ts";
import { LeadCounterEntity } from "../leads/counter/lead-counter.entity.ts";
import { toRow } from "../leads/lead-row.ts";
import { hiddenIds, visible } from "../leads/visible-leads.ts";
import { openWork } from "./open-work.entity.ts";
import { followUpTask, toTask } from "./to-task.ts";

export async function listTasks(ctx: UserContext): Promise<AnswerOf<typeof routes.listTasks>> {
  const userId = ctx.user.id;
  const [{ data: open }, { data: counter }] = await Promise.all([
    openWork.collections.openWork({ userId }).go({ pages: "all" }),
    LeadCounterEntity.get({ userId }).go(),
  ]);
  const followUps = visible(open.lead, hiddenIds(counter)).map((lead) => followUpTask(toRow(lead)));
  return [...open.task.map(toTask), ...followUps].sort(compareTasks);
}
