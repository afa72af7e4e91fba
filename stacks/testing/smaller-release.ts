// Writes the production templates of a release without some Lambdas: `node stacks/testing/smaller-release.ts <folder>`.
import { schedules, subscribers, workers } from "@linkedpotential/contract/background";
import { endpoints, routeIds } from "@linkedpotential/contract/endpoints";
// Imports the routes before some are removed, because they look up their paths in `endpoints`.
import "@linkedpotential/contract/grants";

const later = {
  routes: ["leads/list", "community/list"],
  subscribers: ["subscribers/notify"],
  schedules: ["schedules/new-posts", "schedules/offered-seats"],
} as const;

const remove = (from: object, id: string): void => {
  if (!Reflect.has(from, id)) throw new Error(`The contract has no ${id}`);
  Reflect.deleteProperty(from, id);
};

for (const id of later.routes) {
  remove(endpoints, id);
  routeIds.splice(routeIds.indexOf(id), 1);
}
for (const id of later.subscribers) {
  remove(subscribers, id);
  for (const [worker, ids] of Object.entries(workers))
    Reflect.set(
      workers,
      worker,
      ids.filter((one) => one !== id),
    );
}
for (const id of later.schedules) remove(schedules, id);

// Imported late, because the stacks read the contract when they are loaded.
const { synthesise } = await import("../synthesise.ts");
await synthesise("prod", process.argv[2] ?? "");
