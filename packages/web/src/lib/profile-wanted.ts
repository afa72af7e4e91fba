import { createSignal } from "./signal.ts";

/** Told when somebody should complete their profile: its dialog opens above what is there. */
export const profileWanted = createSignal();
