import { today } from "@linkedpotential/contract/dates";
import type { applyFollowUpLink as contract } from "@linkedpotential/contract/follow-up-links/routes";
import type { FollowUpLink, FollowUpState } from "@linkedpotential/contract/follow-up-links/token";
import { nextDate, postponedDate } from "@linkedpotential/contract/leads/next-dates";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { applyChange } from "../leads/change/apply-change.ts";
import { changeLead } from "../leads/change/change-lead.ts";
import { assertUnchanged, readFollowUpLink } from "./read-follow-up-link.ts";
import { expiryAfter, signFollowUpLink } from "./sign-follow-up-link.ts";

type Input = InputOf<typeof contract>;

/** Validity of the tokens in the answer, in milliseconds: one hour. */
const validMs = 60 * 60 * 1000;

/**
 * Carries out the action of a mailed link. The link names the state of the follow-up that it was created for, so it
 * works once. The answer contains tokens to undo the action and to plan the next follow-up.
 * @throws `lead.not_found` and the errors of `readFollowUpLink` and `assertUnchanged`
 */
export async function applyFollowUpLink(ctx: RequestContext, input: Input): Promise<AnswerOf<typeof contract>> {
  const { link, owner, mailKey } = await readFollowUpLink(ctx, input.token);
  const { userId, leadId, state } = link;
  const after = stateAfter(link, input, today(ctx.now(), owner.timezone));
  const change = { followUpDate: after.date, followUpCompleted: after.isCompleted };
  await changeLead({ ...ctx, user: { id: userId } }, leadId, (lead) => {
    assertUnchanged(lead, state);
    return applyChange(lead, change);
  });
  const expires = expiryAfter(ctx.now(), validMs);
  const sign = (offered: Pick<FollowUpLink, "action" | "previous">) =>
    signFollowUpLink(mailKey, { ...offered, userId, leadId, state: after, expires });
  return {
    ...after,
    undo: link.action === "undo" ? null : sign({ action: "undo", previous: state }),
    next: link.action === "done" ? sign({ action: "next" }) : null,
  };
}

function stateAfter({ action, state, previous }: FollowUpLink, { next }: Input, day: string): FollowUpState {
  switch (action) {
    case "done":
      return { ...state, isCompleted: true };
    case "day":
    case "week":
      return { date: postponedDate(action, state.date, day), isCompleted: false };
    case "next":
      if (!next) throw new DomainError("request.invalid", { fields: { next: { key: "required" } } });
      return { date: nextDate(next, day), isCompleted: false };
    case "undo":
      return previous ?? state;
  }
}
