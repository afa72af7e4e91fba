import type { Chances } from "@linkedpotential/contract/leads/chances";
import { openStatuses } from "@linkedpotential/contract/leads/statuses";

/** Chances in percent that a person can set. Won and lost leads have fixed ones. */
export type OpenChances = Record<(typeof openStatuses)[number], number>;

export const pickChances = (chances: Chances): OpenChances =>
  Object.fromEntries(openStatuses.map((status) => [status, chances[status]])) as OpenChances;
