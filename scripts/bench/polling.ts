import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { ms, ratio, sideBySide, table } from "./figures.ts";
import { filledAccount } from "./lists.ts";
import { recordRequests } from "./recording.ts";
import { openStage } from "./stage.ts";

const leads = 2000;
const calls = 1000;

export async function polling(): Promise<string> {
  const stack = await openStage();
  const accounts = [await signedInUser(stack), await filledAccount(stack, leads)];
  const polls = [];
  for (const { token } of accounts) {
    const { headers } = await stack.call("leads/list", { token });
    const poll = () => stack.call("leads/list", { token, headers: { "if-none-match": headers.etag ?? "" } });
    const { status } = await poll();
    if (status !== 304) throw new Error(`the poll answered ${status}`);
    polls.push(poll);
  }
  const [none = 0, many = 0] = await sideBySide(polls, calls);
  const requests = (await recordRequests(polls[1] ?? polls[0] ?? (async () => {}))).flat();
  await stack.stop();
  const reads = requests.map(({ command }) => command.replace("Command", "")).join(", ");
  return [
    `P6: medians of ${calls} polls each, in turns, answered 304 (target 1.1×). Requests of one poll, the session check first: ${reads}.`,
    "",
    table(["0 leads", `${leads.toLocaleString("en")} leads`, "ratio"], [[ms(none), ms(many), ratio(many, none)]]),
  ].join("\n");
}
