import { signedInUser } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import type { TestStack } from "../stack.ts";

export const firstUserCalls = {
  "user/delete": async (stack: TestStack): Promise<CallOptions> => {
    const { token, password } = await signedInUser(stack);
    return { token, body: { currentPassword: password } };
  },
  "user/read-export": async (stack: TestStack): Promise<CallOptions> => {
    const { token } = await signedInUser(stack);
    await stack.call("user/request-export", { token });
    await stack.deliver();
    return { token };
  },
};
