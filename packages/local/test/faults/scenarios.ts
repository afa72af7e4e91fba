import type { Scenario } from "./run-scenario.ts";

const throttled = { name: "20 % of database calls throttled", mixes: { database: { throttled: 0.2 } }, kills: 0 };
const failed = { name: "10 % of database calls answered with 500", mixes: { database: { failed: 0.1 } }, kills: 0 };
const lost = { name: "10 % of database answers lost", mixes: { database: { lost: 0.1 } }, kills: 0 };
const slow = { name: "30 % of database calls slow", mixes: { database: { slow: 0.3 } }, kills: 0 };
const leftover = { name: "half of the batches incomplete", mixes: { database: { leftover: 0.5 } }, kills: 0 };
const mail = { name: "mail fails in 50 %", mixes: { mail: { failed: 0.25, lost: 0.25 } }, kills: 0 };
const payments = {
  name: "the payment provider fails in 40 %",
  mixes: { payments: { failed: 0.2, lost: 0.2 } },
  kills: 0,
};
const everything = {
  name: "everything at once",
  mixes: {
    database: { throttled: 0.05, failed: 0.02, lost: 0.03, slow: 0.05, leftover: 0.1 },
    mail: { failed: 0.2 },
    payments: { failed: 0.1, lost: 0.1 },
  },
  kills: 0,
};
const killed = { name: "killed 15 times", mixes: {}, kills: 15 };

/** Scenarios that `npm run faults` runs, also in the nightly run. */
export const scenarios: readonly Scenario[] = [
  throttled,
  failed,
  lost,
  slow,
  leftover,
  mail,
  payments,
  everything,
  killed,
].map((scenario) => ({ ...scenario, people: 6, steps: 60 }));

/** Short scenario for `npm test`. It kills no stack, because `durability.test.ts` does. */
export const briefScenario: Scenario = { ...everything, people: 4, steps: 12 };
