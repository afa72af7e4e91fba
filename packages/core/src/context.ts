import type { Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "./config.ts";
import type { IdempotencyKey } from "./idempotency/with-idempotency-record.ts";

export interface SessionUser {
  id: number;
  sessionId: string;
  role: Role;
  workspace: Workspace;
}

interface Log {
  /** Adds a field to the log line of the request. Never pass personal data. */
  note(name: string, value: string | number | boolean): void;
}

export interface Context {
  now(): Date;
  config: Config;
  log: Log;
}

export interface RequestContext extends Context {
  address: string;
  /**
   * Idempotency key of a creating call. Its transaction stores the answer under it (docs/adr/0019). Absent without a
   * key.
   */
  idempotencyKey?: IdempotencyKey;
  /** Proof of an earlier sign-in from this browser (`known-device.ts`, D63). Empty without one. */
  device: string;
  /** Whether the request has an `Origin` header, as a browser's writing requests do. */
  isBrowser: boolean;
}

export interface UserContext extends RequestContext {
  user: SessionUser;
}
