import type { Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "./config.ts";
import type { IdempotencyKey } from "./idempotency/with-idempotency-record.ts";

export interface SessionUser {
  id: number;
  sessionId: string;
  /** Time of the sign-in, in milliseconds since 1970. */
  signedInAt: number;
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
   * Idempotency key of a creating call. The transaction stores the answer under this key (docs/adr/0019). Absent when
   * the client sent no key.
   */
  idempotencyKey?: IdempotencyKey;
  /**
   * Cookie value that proves an earlier sign-in from this browser (`known-device.ts`, D63). Empty without such a
   * cookie.
   */
  device: string;
  /** Whether the request has an `Origin` header. Browsers send it with every writing request. */
  isBrowser: boolean;
}

export interface UserContext extends RequestContext {
  user: SessionUser;
}
