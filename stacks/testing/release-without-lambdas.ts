// node stacks/testing/release-without-lambdas.ts <folder>: writes the production templates of a release without some Lambdas.
import { schedules, subscribers, workers } from "@linkedpotential/contract/background";
import { endpoints, routeIds } from "@linkedpotential/contract/endpoints";
// Import the grants before routes are removed below, because they look up paths in `endpoints` when they are loaded.
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

// Import the stacks only now, because they read the contract when they are loaded.
const { synthesise } = await import("../synthesise.ts");
await synthesise("prod", process.argv[2] ?? "");
