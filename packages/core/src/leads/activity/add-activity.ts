import type { leadItems } from "../lead-items.entity.ts";
import { type Activity, type Counts, inCents } from "./activity.ts";

type Parts = Parameters<Parameters<typeof leadItems.transaction.write>[0]>[0];

/** Returns the transaction parts that add the counts. A transaction must not write an item twice, so they are summed. */
export function addActivity(parts: Pick<Parts, "activity">, userId: number, activities: readonly Activity[]) {
  const groups = Map.groupBy(activities, ({ date, template }) => `${date} ${template}`);
  return [...groups.values()].flatMap((group) => {
    const counts = sumOf(group);
    const [first] = group;
    if (!first || Object.keys(counts).length === 0) return [];
    const { date, template } = first;
    return [parts.activity.update({ userId, date, template }).add(counts).commit()];
  });
}

function sumOf(group: readonly Activity[]): Counts {
  const sum: Record<string, number> = {};
  for (const { counts } of group) {
    for (const [name, value] of Object.entries(counts)) sum[name] = inCents((sum[name] ?? 0) + value);
  }
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}
