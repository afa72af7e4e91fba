import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { ApiCall, RunningStack } from "../running-stack.ts";
import { type DemoAccount, demoPassword } from "./accounts.ts";

/** Signs in to a demo account. Returns the account, and the function that calls routes with its session. */
export async function signIn(stack: RunningStack, { email }: Pick<DemoAccount, "email">) {
  const signedIn = await stack.call("auth/login", { body: { email, password: demoPassword } });
  expectSuccess("auth/login", signedIn);
  const { token, user } = signedIn.json as { token: string; user: { id: number; isAdmin: boolean } };
  return { user, call: callerOf(stack, token) };
}

/** Returns the function that calls routes with a session. It fails when a call is refused. */
export const callerOf = (stack: RunningStack, token: string) => async (id: RouteId, options: ApiCall) => {
  const answer = await stack.call(id, { ...options, token });
  expectSuccess(id, answer);
  return answer.json;
};

export function expectSuccess(call: string, { status, json }: { status: number; json: unknown }): void {
  if (status >= 400) throw new Error(`${call} answered ${status}: ${JSON.stringify(json)}`);
}
