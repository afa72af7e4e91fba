import { instant } from "@linkedpotential/contract/fields";
import { newLead, newTouch } from "@linkedpotential/contract/leads/schema";
import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import type { UserContext } from "@linkedpotential/core/context";
import * as z from "zod/mini";

/** Body of `POST /__local/lead-histories`: a lead, when it was created, and its touches in the order of time. */
export const leadHistory = z.object({
  userId: z.int().check(z.positive()),
  createdAt: instant,
  lead: newLead,
  touches: z.array(z.extend(newTouch, { at: instant })),
});

/**
 * Creates a lead in the past, which the API refuses. The use cases run with the clock of each moment, so that timeline
 * and figures get the right days.
 */
export async function createLeadInPast({ userId, createdAt, lead, touches }: z.output<typeof leadHistory>) {
  const { config } = await import("@linkedpotential/core/config");
  const { createLead } = await import("@linkedpotential/core/leads/create-lead");
  const { logTouch } = await import("@linkedpotential/core/leads/timeline/log-touch");
  const at = (moment: string): UserContext => ({
    now: () => new Date(moment),
    config: config(),
    log: { note: () => {} },
    address: "",
    device: "",
    isBrowser: false,
    user: { id: userId, sessionId: "", signedInAt: 0, role: "freelancer", workspace: landingWorkspace },
  });
  const { answer } = await createLead(at(createdAt), lead);
  for (const { at: moment, ...touch } of touches) await logTouch(at(moment), { ...touch, leadId: answer.id });
  return answer;
}
