import type { Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "./config.ts";
import type { Attempt } from "./idempotency/with-idempotency-record.ts";

export interface SessionUser {
  id: number;
  sessionId: string;
  role: Role;
  workspace: Workspace;
}

interface Log {
  /** Adds to the request's one log line. Never personal data. */
  note(name: string, value: string | number | boolean): void;
}

export interface Context {
  now(): Date;
  config: Config;
  log: Log;
  address: string;
  /** Of a creating call with a key: its transaction keeps the answer under it (docs/adr/0019). */
  attempt?: Attempt;
  /** Of an earlier sign-in (`known-device.ts`); empty without (D63). */
  device: string;
  /** Whether the call names an `Origin`, as a browser's calls do that change something. */
  isBrowser: boolean;
}

export interface UserContext extends Context {
  user: SessionUser;
}
