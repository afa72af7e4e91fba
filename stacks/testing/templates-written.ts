import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

// Before a file that may read them: `global-setup.ts` has them written beside the tests of other projects.
while (!existsSync(process.env.SYNTHESISED ?? "")) await setTimeout(50);
