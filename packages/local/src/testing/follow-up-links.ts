import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import { clock } from "@linkedpotential/core/clock";
import { config } from "@linkedpotential/core/config";
import type { FollowUpLinks } from "@linkedpotential/core/follow-up-links/mailed-follow-up-links";
import { newLead } from "@linkedpotential/fixtures/leads";
import type { SignedIn } from "./accounts.ts";
import type { TestStack } from "./stack.ts";

/** Returns the links that the mail of due follow-ups would contain for a lead, as if it were sent now. */
export async function followUpLinksFor(userId: number, leadId: number, date: string): Promise<FollowUpLinks> {
  const [{ UserEntity }, { ensureMailKey }, { mailedFollowUpLinks }] = await Promise.all([
    import("@linkedpotential/core/user/user.entity"),
    import("@linkedpotential/core/unsubscribe/mail-key"),
    import("@linkedpotential/core/follow-up-links/mailed-follow-up-links"),
  ]);
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!data) throw new Error("the account is gone");
  const ctx = { now: () => clock.now(), config: config(), log: { note: () => undefined } };
  return mailedFollowUpLinks(ctx, data, await ensureMailKey(data), date)(leadId);
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get("token") ?? "";

/**
 * Calls about the follow-up links of an account.
 * @internal
 */
export function followUpLinkCalls(stack: TestStack, date: string) {
  const tokensOf = async ({ user }: SignedIn, leadId: number) => {
    const { done, day, week } = await followUpLinksFor(user.id, leadId, date);
    return { done: tokenOf(done), day: tokenOf(day), week: tokenOf(week) };
  };
  return {
    tokensOf,
    /** Creates a lead with an open follow-up. Returns its id and the tokens of its links. */
    dueLead: async (person: SignedIn, lead: Partial<NewLead> = {}) => {
      const body = newLead({ name: "Ida Öz", company: "Nord AG", followUpDate: date, ...lead });
      const { json } = await stack.call("leads/create", { token: person.token, body });
      const { id } = json as Lead;
      return { id, ...(await tokensOf(person, id)) };
    },
    preview: (token: string) => stack.call("follow-up-links/preview", { body: { token } }),
    apply: (token: string, next?: string) => stack.call("follow-up-links/apply", { body: { token, next } }),
    /** Returns date and state of a lead's follow-up. */
    followUpOf: async ({ token }: SignedIn, leadId: number) => {
      const { json } = await stack.call("leads/get", { token, params: { leadId: String(leadId) } });
      const { followUpDate, followUpCompleted } = json as Lead;
      return [followUpDate, followUpCompleted];
    },
  };
}
