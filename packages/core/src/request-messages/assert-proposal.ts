import { appointmentDaysMax } from "@linkedpotential/contract/request-messages/limits";
import type { NewRequestMessage } from "@linkedpotential/contract/request-messages/schema";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import type { Side } from "./side.ts";

type Proposed = Pick<NewRequestMessage, "appointment" | "offer">;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Checks that the side may make the proposal of a message, and that its dates are in the next months.
 * @throws `session.forbidden` for an offer of a company
 * @throws `request.invalid` for a date in the past or too far ahead
 */
export function assertProposal(ctx: Context, side: Side, { appointment, offer }: Proposed): void {
  if (offer && side !== "freelancer") throw new DomainError("session.forbidden");
  const now = ctx.now().getTime();
  const times = appointment?.slots.map((slot) => Date.parse(slot)) ?? [];
  if (times.some((time) => time <= now)) {
    throw new DomainError("request.invalid", { fields: { appointment: { key: "dateIsPast" } } });
  }
  if (times.some((time) => time > now + appointmentDaysMax * dayMs)) {
    const problem = { key: "appointmentTooFar", params: { max: appointmentDaysMax } } as const;
    throw new DomainError("request.invalid", { fields: { appointment: problem } });
  }
}
