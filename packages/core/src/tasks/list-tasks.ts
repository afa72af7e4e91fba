import type { AnswerOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { compareTasks } from "@linkedpotential/contract/tasks/rules";
import type { UserContext } from "../context.ts";
import { hiddenIds, LeadCounterEntity } from "../leads/lead-counter.entity.ts";
import { openWork } from "./open-work.entity.ts";
import { followUpTask, toTask } from "./to-task.ts";

/** The open tasks and the open follow-ups of the leads, in the order to work on them (D34). */
export async function listTasks(ctx: UserContext): Promise<AnswerOf<typeof routes.listTasks>> {
  const userId = ctx.user.id;
  const [{ data: open }, { data: counter }] = await Promise.all([
    openWork.collections.openWork({ userId }).go({ pages: "all" }),
    LeadCounterEntity.get({ userId }).go(),
  ]);
  const { from, to } = hiddenIds(counter);
  const followUps = open.lead
    .filter(({ leadId }) => leadId < from || leadId > to)
    .map((lead) => followUpTask({ ...lead, followUpNotes: lead.followUpNotes ?? "" }));
  return [...open.task.map(toTask), ...followUps].sort(compareTasks);
}
