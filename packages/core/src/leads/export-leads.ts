import { leadsToCsv } from "@linkedpotential/contract/leads/csv";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { hiddenIds } from "./lead-counter.entity.ts";
import { leadItems } from "./lead-items.entity.ts";
import { LeadNotesEntity } from "./lead-notes.entity.ts";
import { toLead } from "./lead-row.ts";

/** All leads of the caller with their long notes, as a CSV file that the import takes back. */
export async function exportLeads(ctx: UserContext): Promise<AnswerOf<typeof routes.exportLeads>> {
  const userId = ctx.user.id;
  const everything = { pages: "all", consistent: true } as const;
  const [{ data }, { data: notes }] = await Promise.all([
    leadItems.collections.leads({ userId }).go(everything),
    LeadNotesEntity.query.ofOwner({ userId }).go(everything),
  ]);
  const { from, to } = hiddenIds(data.counter[0]);
  const notesById = new Map(notes.map((item) => [item.leadId, item]));
  const visible = data.lead.filter(({ leadId }) => leadId < from || leadId > to);
  return leadsToCsv(visible.map((row) => toLead(row, notesById.get(row.leadId))));
}
