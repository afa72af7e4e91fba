import { createSignal } from "./signal.ts";

export const profileWanted = createSignal();
