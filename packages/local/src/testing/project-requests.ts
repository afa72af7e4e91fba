import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import type { NewProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { readyAccount } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { Someone } from "./community.ts";
import type { TestStack } from "./stack.ts";

type Profile = { [Field in keyof ReturnType<typeof newProfile>]?: ReturnType<typeof newProfile>[Field] | undefined };

export interface ProjectRequestCalls {
  business(name?: string): Promise<Someone>;
  /** Creates a freelancer on the free plan with a profile. Businesses find it once the events are delivered. */
  freelancer(profile?: Profile): Promise<Someone>;
  changeProfile(freelancer: Someone, profile: Profile): Promise<TestAnswer>;
  search(business: Someone, query?: Record<string, string>): Promise<Freelancer[]>;
  send(business: Someone, freelancer: Someone, overrides?: Partial<NewProjectRequest>): Promise<TestAnswer>;
  /** Sends a request. Fails the test if the API refuses it. */
  request(business: Someone, freelancer: Someone, overrides?: Partial<NewProjectRequest>): Promise<SentProjectRequest>;
  withdraw(business: Someone, requestId: number): Promise<TestAnswer>;
  updateSent(business: Someone, requestId: number, body?: object): Promise<TestAnswer>;
  answer(freelancer: Someone, requestId: number, body: object): Promise<TestAnswer>;
}

export function projectRequestCalls(stack: TestStack): ProjectRequestCalls {
  const about = (requestId: number) => ({ params: { requestId: String(requestId) } });
  const changeProfile: ProjectRequestCalls["changeProfile"] = ({ token, user }, profile) => {
    const body = { ...newProfile(user.email), name: user.name, ...profile };
    return stack.call("profile/update", { token, body });
  };
  const send: ProjectRequestCalls["send"] = ({ token }, { user }, overrides) => {
    const body = { toUserId: user.id, message: projectMessage, ...overrides };
    return stack.call("project-requests/create", { token, body });
  };
  return {
    business: (name = "Petra Groß") => readyAccount({ name, role: "business", workspaceSlug: "linkedpotential" }),
    freelancer: async (profile = {}) => {
      const account = await readyAccount({ name: profile.name ?? "Änne Weiß" });
      accepted(await changeProfile(account, profile));
      return account;
    },
    changeProfile,
    search: async ({ token }, query = {}) =>
      accepted(await stack.call("freelancers/list", { token, query })).json as Freelancer[],
    send,
    request: async (...request) => accepted(await send(...request)).json as SentProjectRequest,
    withdraw: ({ token }, requestId) => stack.call("project-requests/withdraw", { token, ...about(requestId) }),
    updateSent: ({ token }, requestId, body = {}) =>
      stack.call("project-requests/update-sent", { token, ...about(requestId), body }),
    answer: ({ token }, requestId, body) => stack.call("project-requests/answer", { token, ...about(requestId), body }),
  };
}

/**
 * Prepares a call that creates a request, for tests of all creating routes.
 * @internal
 */
export async function projectRequestCreation(stack: TestStack) {
  const { business, freelancer } = projectRequestCalls(stack);
  const [{ token }, { user }] = [await business(), await freelancer()];
  const body = { toUserId: user.id, message: projectMessage };
  const created = async () => {
    const { json } = await stack.call("project-requests/list-sent", { token });
    return (json as SentProjectRequest[]).length;
  };
  return { call: { token, body }, otherBody: { ...body, message: `${projectMessage}.` }, created };
}

function accepted(answer: TestAnswer): TestAnswer {
  if (answer.status >= 400) throw new Error(`refused: ${answer.text}`);
  return answer;
}
