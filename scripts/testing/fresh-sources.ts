import { vi } from "vitest";

/** Environment variables of a worker before its first test file. All its files share one process (docs/adr/0035). */
const start: NodeJS.ProcessEnv = Reflect.get(globalThis, "startOfWorker") ?? { ...process.env };
Reflect.set(globalThis, "startOfWorker", start);

// Before each file, reload our modules and reset settings and clock. Packages stay loaded, because loading them is
// slow.
vi.resetModules();
vi.useRealTimers();
for (const name of Object.keys(process.env)) if (!(name in start)) delete process.env[name];
Object.assign(process.env, start);
