import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * Names of the classes that Happy DOM must not replace. The embedded stack runs in the same process and reaches its
 * services with the classes of Node.
 */
const networking = ["fetch", "Request", "Response", "Headers", "FormData", "AbortController", "AbortSignal"] as const;

/**
 * Happy-dom environment that keeps Node's networking.
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
