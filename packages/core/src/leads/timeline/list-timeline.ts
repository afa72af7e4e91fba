import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { LeadTimelineEntity } from "./lead-timeline.entity.ts";
import { readEntry } from "./timeline-entry.ts";

export async function listTimeline(
  ctx: UserContext,
  { leadId }: InputOf<typeof routes.listTimeline>,
): Promise<AnswerOf<typeof routes.listTimeline>> {
  const { data } = await LeadTimelineEntity.get({ userId: ctx.user.id, leadId }).go({ consistent: true });
  // A timeline with a time-to-live belongs to a deleted lead.
  if (!data || data.ttl !== undefined) throw new DomainError("lead.not_found");
  return data.entries.flatMap(readEntry).toReversed();
}
