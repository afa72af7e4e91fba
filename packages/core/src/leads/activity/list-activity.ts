import { type ActivityDay, activityCounts, type TemplateUse } from "@linkedpotential/contract/leads/activity";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { LeadActivityEntity, type StoredActivity } from "./lead-activity.entity.ts";

/** Lists what was counted of the caller's work with leads, from the first to the last given day. */
export async function listActivity(
  { user: { id: userId } }: UserContext,
  { from, to }: InputOf<typeof routes.listActivity>,
): Promise<AnswerOf<typeof routes.listActivity>> {
  // DynamoDB refuses a range that ends before it begins.
  if (from > to) return { days: [], templates: [] };
  // The sort key continues with the template, so the upper end must be later than every template of the last day.
  const query = LeadActivityEntity.query
    .ofOwner({ userId })
    .between({ date: from }, { date: to, template: "\u{10FFFF}" });
  const { data } = await query.go({ pages: "all" });
  const [days, uses] = [data.filter(({ template }) => template === ""), data.filter(({ template }) => template !== "")];
  return { days: days.map(toDay), templates: totals(uses) };
}

const toDay = (item: StoredActivity): ActivityDay => ({
  date: item.date,
  ...(Object.fromEntries(activityCounts.map((count) => [count, item[count] ?? 0])) as Omit<ActivityDay, "date">),
});

function totals(items: readonly StoredActivity[]): TemplateUse[] {
  const byTemplate = Map.groupBy(items, ({ template }) => template);
  const uses = [...byTemplate].map(([template, group]) => ({
    template,
    sent: group.reduce((sum, { sent = 0 }) => sum + sent, 0),
    answered: group.reduce((sum, { answered = 0 }) => sum + answered, 0),
  }));
  return uses.filter(({ sent }) => sent > 0).sort((a, b) => b.sent - a.sent || a.template.localeCompare(b.template));
}
