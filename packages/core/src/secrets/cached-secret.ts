import { clock } from "../clock.ts";

/**
 * Caches what `make` derives from a secret for five minutes, so that running Lambdas pick up a changed secret without a
 * restart. Failures are not cached.
 */
export function cachedSecret<Value>(make: () => Promise<Value>): () => Promise<Value> {
  // Define the lifetime here, because a module constant would stay in bundles that never read a secret.
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
