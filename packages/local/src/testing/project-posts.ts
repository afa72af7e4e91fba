import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { NewProject, Post } from "@linkedpotential/contract/community/schema";
import { newProject } from "@linkedpotential/fixtures/community";
import { readyAccount } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { Someone } from "./community.ts";
import { companyCalls } from "./companies.ts";
import type { TestStack } from "./stack.ts";

export interface ProjectPostCalls {
  business(name?: string): Promise<Someone>;
  /** Invites a person into the company of the business. The person registers and signs in. */
  colleague(of: Someone, name?: string): Promise<Someone>;
  create(business: Someone, overrides?: Partial<NewProject>): Promise<TestAnswer>;
  /** Publishes a project. Fails the test if the API refuses it. */
  publish(business: Someone, overrides?: Partial<NewProject>): Promise<Post>;
  change(business: Someone, postId: number, overrides?: Partial<NewProject>): Promise<TestAnswer>;
  fill(business: Someone, postId: number, filled: boolean): Promise<TestAnswer>;
  projects(reader: Someone, query?: Record<string, string>): Promise<Post[]>;
  requestsFor(business: Someone, postId: number): Promise<CollaborationRequest[]>;
  answer(business: Someone, requestId: number, body: object): Promise<TestAnswer>;
}

export function projectPostCalls(stack: TestStack): ProjectPostCalls {
  const about = (name: string, id: number) => ({ params: { [name]: String(id) } });
  const create: ProjectPostCalls["create"] = ({ token }, overrides) =>
    stack.call("community/create-project", { token, body: newProject(overrides) });
  return {
    business: (name = "Petra Groß") => readyAccount({ name, role: "business", workspaceSlug: "linkedpotential" }),
    colleague: async (of, name = "Malte Ohm") => {
      const { token } = await companyCalls(stack).member(of, name);
      return { token, user: (await stack.call("auth/me", { token })).json as Someone["user"] };
    },
    create,
    publish: async (business, overrides) => {
      const { status, json, text } = await create(business, overrides);
      if (status !== 201) throw new Error(`refused: ${text}`);
      return json as Post;
    },
    change: ({ token }, postId, overrides) =>
      stack.call("community/update-project", { token, ...about("postId", postId), body: newProject(overrides) }),
    fill: ({ token }, postId, filled) =>
      stack.call("community/fill-project", { token, ...about("postId", postId), body: { filled } }),
    projects: async ({ token }, query = {}) =>
      (await stack.call("community/list", { token, query: { type: "project", ...query } })).json as Post[],
    requestsFor: async ({ token }, postId) =>
      (await stack.call("collaboration-requests/list-for-post", { token, ...about("postId", postId) }))
        .json as CollaborationRequest[],
    answer: ({ token }, requestId, body) =>
      stack.call("collaboration-requests/answer", { token, ...about("requestId", requestId), body }),
  };
}

/**
 * Prepares a call that publishes a project, for tests of all creating routes.
 * @internal
 */
export async function projectCreation(stack: TestStack) {
  const { token, user } = await projectPostCalls(stack).business();
  const created = async () => {
    const { json } = await stack.call("community/list-own", { token, params: { userId: String(user.id) } });
    return (json as Post[]).length;
  };
  return { call: { token, body: newProject() }, otherBody: newProject({ title: "Anders" }), created };
}
