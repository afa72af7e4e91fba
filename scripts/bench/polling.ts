import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startBenchStack } from "./bench-stack.ts";
import { filledAccount } from "./lists.ts";
import { recordRequests } from "./record-requests.ts";
import { ms, type Report, ratio, sideBySide, table } from "./report.ts";

const leads = 2000;
const calls = 1000;

export async function polling(): Promise<Report> {
  const stack = await startBenchStack();
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
  const text = [
    `Medians of ${calls} polls each, in turns, answered 304. Requests of one poll, the session check first: ${reads}.`,
    "",
    table(["0 leads", `${leads.toLocaleString("en")} leads`, "ratio"], [[ms(none), ms(many), ratio(many, none)]]),
  ].join("\n");
  const what = `poll without news with ${leads.toLocaleString("en")} leads, against none`;
  const isMet = many <= 1.1 * none && requests.length <= 2;
  const figure = `${ratio(many, none)}, ${requests.length - 1} item after the session`;
  return { results: [{ id: "P6", what, figure, target: "≤ 1.1×, 1 item after the session", isMet }], text };
}
