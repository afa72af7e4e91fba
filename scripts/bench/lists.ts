import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { startBenchStack } from "./bench-stack.ts";
import { copyItems, rawItems, renumbered } from "./copy-items.ts";
import { recordRequests, replay } from "./record-requests.ts";
import { ms, type Report, ratio, sideBySide, table } from "./report.ts";

const few = 100;
const many = 100_000;
const open = 10;
const calls = 300;
const lists: { name: string; id: RouteId; query: Record<string, string> }[] = [
  { name: "leads, first 50", id: "leads/list", query: { limit: "50" } },
  { name: `tasks, ${open} open, the others completed`, id: "tasks/list", query: {} },
];

export async function filledAccount(stack: TestStack, count: number): Promise<SignedIn> {
  const account = await signedInUser(stack);
  const { token, user } = account;
  await stack.call("leads/create", { ...sampleCalls["leads/create"], token });
  await stack.call("tasks/create", { body: { ...sampleCalls["tasks/create"].body, status: "completed" }, token });
  for (let task = 0; task < open; task += 1)
    await stack.call("tasks/create", { ...sampleCalls["tasks/create"], token });
  const lead = await rawItems(user.id, "leadId", 1);
  const task = await rawItems(user.id, "taskId", 1);
  await copyItems(lead, count - 1, (item, index) => renumbered(item, "leadId", 1, index + 2));
  await copyItems(task, count - open - 1, (item, index) => renumbered(item, "taskId", 1, index + open + 2));
  return account;
}

export async function listCost(): Promise<Report> {
  const stack = await startBenchStack();
  const accounts = [await filledAccount(stack, few), await filledAccount(stack, many)];
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const { name, id, query } of lists) {
    const ways = accounts.map(
      ({ token }) =>
        () =>
          stack.call(id, { query, token }),
    );
    const bare: (() => Promise<void>)[] = [];
    for (const way of ways) bare.push(replay(await recordRequests(way)));
    const [small = 0, large = 0, bareSmall = 0, bareLarge = 0] = await sideBySide([...ways, ...bare], calls);
    ratios.push(large / small);
    rows.push([name, ms(small), ms(large), ratio(large, small), ms(bareSmall), ms(bareLarge)]);
  }
  await stack.stop();
  const text = [
    `Medians of ${calls} calls each, in turns; on the right the same requests by the bare client. Where both grow alike, the embedded engine grows: a query of DynamoDB costs what its \`Limit\` reads, and the requests are the same.`,
    "",
    table(["List", `${few} items`, `${many.toLocaleString("en")} items`, "ratio", "bare, few", "bare, many"], rows),
  ].join("\n");
  const what = `first page of leads and tasks with ${many.toLocaleString("en")} items, against ${few}`;
  const worst = Math.max(...ratios);
  const figure = `worst ${worst.toFixed(2)}×`;
  return { results: [{ id: "P5", what, figure, target: "≤ 1.15×", isMet: worst <= 1.15 }], text };
}
