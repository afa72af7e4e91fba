import type { Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "./config.ts";
import type { Attempt } from "./idempotency/once.ts";

/** The signed-in account, as the verified session token names it. */
export interface SessionUser {
  id: number;
  sessionId: string;
  role: Role;
  workspace: Workspace;
}

export interface Log {
  /** Adds a fact to the request's one log line. Never personal data. */
  note(name: string, value: string | number | boolean): void;
}

/** What every use case is handed. */
export interface Context {
  now(): Date;
  config: Config;
  log: Log;
  /** Where the call comes from, for the guards against guessing. */
  address: string;
  /** Of a creating call that carries a key: its transaction keeps the answer under it (docs/adr/0019). */
  attempt?: Attempt;
  /** What the browser shows of an earlier sign-in (`known-device.ts`); empty without (D63). */
  device: string;
}

/** What a use case behind a session is handed. */
export interface UserContext extends Context {
  user: SessionUser;
}
