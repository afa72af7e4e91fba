import { builtinEnvironments, type Environment } from "vitest/runtime";

/** What stays Node's own: the embedded stack talks to its engine, its mail server and its bus in the same process. */
const networking = ["fetch", "Request", "Response", "Headers", "FormData", "AbortController", "AbortSignal"] as const;

/** A browser's document by happy-dom in a process that is a server too. @internal */
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
