import { putIdempotencyRecord } from "./put-idempotency-record.ts";

export const recordPart = (...args: Parameters<typeof putIdempotencyRecord>) => {
  const part = putIdempotencyRecord(...args);
  return part ? [part] : [];
};
