import type { Company, Invitation } from "@linkedpotential/contract/business/company/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { mailedToken, type ReadyAccount, readyAccount } from "./accounts.ts";
import { newNetwork } from "./call.ts";
import type { Someone } from "./community.ts";
import { countItems } from "./items.ts";
import type { TestStack } from "./stack.ts";

const password = "geheim-und-lang";

interface Caller {
  token: string;
}

/** Calls about a company of the business area, as its owner and its members make them. */
export function companyCalls(stack: TestStack) {
  const owner = (name = "Dr. Änne Weiß"): Promise<ReadyAccount> => readyAccount({ role: "business", name }, true);
  const company = async ({ token }: Caller): Promise<Company> =>
    (await stack.call("business/get-company", { token })).json as Company;

  async function invite({ token }: Caller, email = newEmail()): Promise<Invitation & { link: string }> {
    const { json, status } = await stack.call("business/invite", { token, body: { email } });
    if (status !== 201) throw new Error(`the invitation was refused: ${JSON.stringify(json)}`);
    await stack.deliver();
    return { ...(json as Invitation), link: mailedToken(stack, email) };
  }

  const register = (link: string, name = "Jan Süd") =>
    stack.call("business/register-member", { body: { token: link, name, password } });

  async function signIn({ email }: { email: string }): Promise<Someone> {
    const { token, user } = (await stack.call("auth/login", { body: { email, password } })).json as Someone;
    return { token, user };
  }

  /** Invites a person who has no account, accepts, and signs the person in. */
  async function member(inviter: Caller, name = "Jan Süd"): Promise<Someone & { email: string; memberId: number }> {
    const { email, link } = await invite(inviter);
    await register(link, name);
    const { token, user } = await signIn({ email });
    return { token, user, email, memberId: (await company({ token })).memberId };
  }
  return { owner, company, invite, register, member, signIn };
}

/**
 * Returns the calls that create something in a company, with a count of what exists.
 * @internal
 */
export const companyCreations = (stack: TestStack) => ({
  invite: async () => {
    const { token } = await readyAccount({ role: "business" });
    const body = { email: newEmail() };
    const created = () => countItems({ __edb_e__: "company-invitation", ...body });
    return { call: { token, body }, otherBody: { email: newEmail() }, created };
  },
  registerMember: async () => {
    const { owner, invite } = companyCalls(stack);
    const { link: token, email } = await invite(await owner());
    const body = { token, name: "Jan Süd", password };
    const created = () => countItems({ __edb_e__: "user", email });
    return { call: { body, address: newNetwork() }, otherBody: { ...body, name: "Ida Öz" }, created };
  },
});
