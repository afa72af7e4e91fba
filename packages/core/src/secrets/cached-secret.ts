import { clock } from "../clock.ts";

/**
 * Remembers what `make` derives from a secret for five minutes, so that running Lambdas take up a changed secret without
 * a restart. A failure is not remembered.
 */
export function cachedSecret<Value>(make: () => Promise<Value>): () => Promise<Value> {
  // In here, or bundles that use no secret would keep it.
  const lifetimeMs = 5 * 60_000;
  let cached: { value: Promise<Value>; expiresAt: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (cached && now < cached.expiresAt) return cached.value;
    const fresh = { value: make(), expiresAt: now + lifetimeMs };
    cached = fresh;
    fresh.value.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.value;
  };
}
