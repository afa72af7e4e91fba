import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

// Waits until `global-setup.ts` has written the templates, which runs concurrently with other tests.
while (!existsSync(process.env.SYNTHESISED ?? "")) await setTimeout(50);
