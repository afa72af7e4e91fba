import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

// Wait for the templates. `global-setup.ts` writes them while other tests already run.
while (!existsSync(process.env.SYNTHESISED ?? "")) await setTimeout(50);
