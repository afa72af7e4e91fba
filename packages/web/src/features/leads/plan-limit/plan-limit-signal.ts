import { createSignal } from "../../../lib/signal.ts";

/** Told when the server refused a lead because the free plan is full (D8). */
export const planLimitReached = createSignal();
