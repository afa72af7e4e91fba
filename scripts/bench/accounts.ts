import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { startBenchStack } from "./bench-stack.ts";
import { ms, type Report, ratio, sideBySide, table } from "./report.ts";

const few = 100;
const many = 100_000;
const calls = 200;
/** Seconds between two calls, so that an admin stays below the limit of searches per hour. */
const betweenCalls = 15;

const lists: { name: string; id: RouteId; query: Record<string, string> }[] = [
  { name: "all, newest first", id: "admin/list-users", query: {} },
  { name: "all, by name", id: "admin/list-users", query: { sort: "name" } },
  { name: "all, by last sign-in", id: "admin/list-users", query: { sort: "signedIn" } },
  { name: "businesses", id: "admin/list-users", query: { role: "business" } },
  {
    name: "unconfirmed businesses with Premium, by name",
    id: "admin/list-users",
    query: { role: "business", plan: "premium", unconfirmed: "true", sort: "name" },
  },
  { name: "search", id: "admin/list-users", query: { search: "an" } },
  { name: "search among businesses", id: "admin/list-users", query: { search: "an", role: "business" } },
  { name: "registered since 2026", id: "admin/list-users", query: { joinedFrom: "2026-01-01" } },
  { name: "signed in since 2026", id: "admin/list-users", query: { signedInFrom: "2026-01-01" } },
  { name: "total of a filter", id: "admin/count-users", query: { role: "business" } },
];

/** Measures the admins' list of accounts before and after it is filled. All pages are full both times. */
export async function accountLists(): Promise<Report> {
  const stack = await startBenchStack();
  const admin = await signedInAdmin(stack);
  const ways = lists.map(({ id, query }) => wayOf(stack, admin, id, query));
  await addAccounts(0, few);
  const before = await sideBySide(ways, calls);
  await addAccounts(few, many);
  const after = await sideBySide(ways, calls);
  const rows: string[][] = [];
  for (const [index, { name }] of lists.entries()) {
    const [small = 0, large = 0, way = async () => undefined] = [before[index], after[index], ways[index]];
    const { inSeries } = await countRoundTrips(way);
    rows.push([name, ms(small), ms(large), ratio(large, small), String(inSeries)]);
  }
  await stack.stop();
  const text = [
    `Medians of ${calls} calls of the first page with 50 accounts, measured with ${few} accounts, and again with ${many.toLocaleString("en")}. The last column counts round trips in series, the check of the session included.`,
    "",
    table(["List", `${few} accounts`, `${many.toLocaleString("en")} accounts`, "ratio", "round trips"], rows),
  ].join("\n");
  const what = `first page of the admins' list, its filters and its search with ${many.toLocaleString("en")} accounts, against ${few}`;
  const worst = Math.max(...rows.map(([, , , times = ""]) => Number.parseFloat(times)));
  const figure = `worst ${worst.toFixed(2)}×`;
  return { results: [{ id: "P5", what, figure, target: "≤ 1.15×", isMet: worst <= 1.15 }], text };
}

let made = 0;

function wayOf(stack: TestStack, { token }: SignedIn, id: RouteId, query: Record<string, string>) {
  const startedAt = Date.now();
  return () => {
    made += 1;
    stack.setNow(new Date(startedAt + made * betweenCalls * 1000).toISOString());
    return stack.call(id, { token, query });
  };
}

const firstNames = ["Anna", "Andrea", "Anton", "Anke"];
const lastNames = ["Albrecht", "Bauer", "Conrad", "Dietz", "Ebert", "Franke", "Graf", "Haas", "Ising", "Jahn"];

/** Spreads consecutive numbers evenly over 0 to 1, so that accounts next to each other differ. */
const hash = (value: number): number => (Math.imul(value + 1, 0x9e3779b1) >>> 0) / 2 ** 32;

/**
 * Stores accounts with their entries in the index, without events. Nine of ten belong to each filter and to the
 * search, independently of each other.
 */
async function addAccounts(from: number, to: number): Promise<void> {
  const [{ UserEntity }, { newId }, index, entries, { AccountCountEntity }, { AccountEntryEntity }] = await Promise.all(
    [
      import("@linkedpotential/core/user/user.entity"),
      import("@linkedpotential/core/ids"),
      import("@linkedpotential/core/admin/account-index/indexed-account.entity"),
      import("@linkedpotential/core/admin/account-index/account-entries"),
      import("@linkedpotential/core/admin/account-index/account-count.entity"),
      import("@linkedpotential/core/admin/account-index/account-entry.entity"),
    ],
  );
  const counts = new Map<string, number>();
  for (let start = from; start < to; start += 1000) {
    const users = Array.from({ length: Math.min(1000, to - start) }, (_, offset) => {
      const nth = start + offset;
      const isOneOfTen = (salt: number) => hash(nth * 4 + salt) < 0.1;
      const joinDate = new Date().toISOString();
      const name = `${isOneOfTen(0) ? "Carl" : firstNames[nth % 4]} ${lastNames[nth % 10]}`;
      const role = isOneOfTen(1) ? ("freelancer" as const) : ("business" as const);
      const plan = isOneOfTen(2) ? ("kostenlos" as const) : ("premium" as const);
      return {
        ...{ userId: newId(new Date()), name, role, plan, joinDate, email: `person-${nth}@example.org` },
        ...{ emailVerified: isOneOfTen(3), workspace: "freelance" as const },
      };
    });
    await UserEntity.put(users).go({ concurrent: 8 });
    const states = users.map((user) =>
      entries.indexStateOf({ ...user } as never, { isReported: false, lastSignInAt: user.joinDate }),
    );
    await index.IndexedAccountEntity.put(states.map((state) => ({ ...state, revision: 1 }))).go({ concurrent: 8 });
    await AccountEntryEntity.put(states.flatMap((state) => entries.entriesOf(state))).go({ concurrent: 8 });
    for (const { group } of states) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  for (const [group, count] of counts) await AccountCountEntity.update({ group }).add({ count }).go();
}
