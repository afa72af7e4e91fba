import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * Keep Node's own networking: the embedded stack talks to its database, mail server and event bus in the same process.
 */
const networking = ["fetch", "Request", "Response", "Headers", "FormData", "AbortController", "AbortSignal"] as const;

/**
 * A happy-dom environment in a process that also runs the server.
 * @internal
 */
export default {
  name: "dom",
  viteEnvironment: "client",
  async setup(global, options) {
    const own = networking.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await builtinEnvironments["happy-dom"].setup(global, options);
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(global, name, descriptor);
    return environment;
  },
} satisfies Environment;
