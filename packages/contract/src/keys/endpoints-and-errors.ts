import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "keys/list": "GET /.well-known/jwks.json",
} as const satisfies Record<`keys/${string}`, Endpoint>;
