import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { mailedToken, type SignedIn } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { TestStack } from "./stack.ts";

/**
 * Calls that change the e-mail address of an account.
 * @internal
 */
export interface EmailChangeCalls {
  change(account: SignedIn, email: string, parts?: object): Promise<TestAnswer>;
  /** Confirms a new address with the token of the last mail, or with the given token. */
  confirm(email: string, token?: string): Promise<TestAnswer>;
  me(account: SignedIn): Promise<unknown>;
  signIn(email: string, password: string): Promise<number>;
}

/** @internal */
export function emailChangeCalls(stack: TestStack): EmailChangeCalls {
  return {
    change: ({ token, password }, email, parts = {}) =>
      stack.call("profile/update", { token, body: { ...newProfile(email), currentPassword: password, ...parts } }),
    confirm: (email, token = mailedToken(stack, email)) => stack.call("auth/confirm-email", { body: { email, token } }),
    me: async ({ token }) => (await stack.call("auth/me", { token })).json,
    signIn: async (email, password) => (await stack.call("auth/login", { body: { email, password } })).status,
  };
}

/** @internal */
export const codeOf = ({ json }: { json: unknown }): string => (json as ErrorBody).code;
