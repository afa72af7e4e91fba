import { vi } from "vitest";

/** The environment that a worker starts with; its files follow each other in one process (docs/adr/0035). */
const start: NodeJS.ProcessEnv = Reflect.get(globalThis, "startOfWorker") ?? { ...process.env };
Reflect.set(globalThis, "startOfWorker", start);

// Before each file: our sources anew, settings and clock as they were. Packages stay loaded: they are what takes time.
vi.resetModules();
vi.useRealTimers();
for (const name of Object.keys(process.env)) if (!(name in start)) delete process.env[name];
Object.assign(process.env, start);
