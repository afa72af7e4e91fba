import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { changeLead } from "../change/change-lead.ts";
import type { Written } from "../list/list-version.ts";
import { touchUndoMs, undoTouch } from "./touch-undo.ts";

/**
 * Removes the latest touch of a lead from the timeline and undoes the changes that were stored with it, unless they
 * were changed again since.
 * @throws `lead.touch_undo_expired` for any other entry, and after an hour
 */
export async function deleteTouch(
  ctx: UserContext,
  { leadId, entryId }: InputOf<typeof routes.deleteTouch>,
): Promise<Written<AnswerOf<typeof routes.deleteTouch>>> {
  const { lead, leadsVersion } = await changeLead(ctx, leadId, (before, { touchUndo: removed }) => {
    const isRemovable = removed?.entryId === entryId && ctx.now().getTime() < Date.parse(removed.at) + touchUndoMs;
    if (!isRemovable) throw new DomainError("lead.touch_undo_expired");
    return { lead: undoTouch(before, removed), events: [], removed };
  });
  return { answer: lead, leadsVersion };
}
