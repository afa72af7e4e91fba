import { type DemoAccount, demoAccounts, demoPassword } from "./demo-accounts.ts";
import { linkParameters } from "./mail-links.ts";
import { type RunningStack, runningStack } from "./running-stack.ts";

/** One line for each demo sign-in. */
export const demoSignIns: readonly string[] = Object.values<DemoAccount>(demoAccounts).map(
  ({ email, shows }) => `Sign in: ${email} / ${demoPassword} (${shows})`,
);

/** Fills a running stack with demo data through its real routes. Accounts that exist are left as they are. */
export async function seed(address: string): Promise<void> {
  const stack = runningStack(address);
  for (const account of Object.values<DemoAccount>(demoAccounts)) await makeAccount(stack, account);
}

async function makeAccount(stack: RunningStack, { name, email }: DemoAccount): Promise<void> {
  const body = { name, email, password: demoPassword, workspaceSlug: "freelance" };
  const registered = await stack.call("auth/register", { body });
  if (registered.status === 409) return;
  expectSuccess("auth/register", registered);
  const mail = (await stack.mails()).find(({ to }) => to === email);
  const token = mail && linkParameters(mail).get("token");
  if (!token) throw new Error(`no verification mail for ${email}`);
  expectSuccess("auth/verify-email", await stack.call("auth/verify-email", { body: { token, email } }));
}

function expectSuccess(call: string, { status, json }: { status: number; json: unknown }): void {
  if (status >= 400) throw new Error(`${call} answered ${status}: ${JSON.stringify(json)}`);
}
