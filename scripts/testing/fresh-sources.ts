import { vi } from "vitest";

/** Initial environment of a worker. Its test files share one process (docs/adr/0035). */
const start: NodeJS.ProcessEnv = Reflect.get(globalThis, "startOfWorker") ?? { ...process.env };
Reflect.set(globalThis, "startOfWorker", start);

// Reload our modules and reset settings and clock before each file. Packages stay loaded, because loading them is slow.
vi.resetModules();
vi.useRealTimers();
for (const name of Object.keys(process.env)) if (!(name in start)) delete process.env[name];
Object.assign(process.env, start);
