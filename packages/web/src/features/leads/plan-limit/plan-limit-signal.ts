import { createSignal } from "../../../lib/signal.ts";

/** Emitted when the server rejects a lead because the free plan is full (D8). */
export const planLimitReached = createSignal();
