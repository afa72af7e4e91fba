import * as z from "zod/mini";
import { addDays, berlinInstant } from "../dates.ts";
import { newRegistrationCode } from "./schema.ts";

interface Typed {
  maxUses: string;
  expiresAt: string | null;
  note: string;
}

/** Input of `newRegistrationCode`, before it is checked. */
interface Read {
  maxUses: number | undefined;
  expiresAt: string | undefined;
  note?: unknown;
}

export const codeForm = z.pipe(
  z.transform(
    ({ maxUses, expiresAt, note }: Typed): Read => ({
      maxUses: /^\s*\d+\s*$/.test(maxUses) ? Number(maxUses) : undefined,
      expiresAt: expiresAt === null ? undefined : berlinInstant(addDays(expiresAt, 1), "00:00").toISOString(),
      note,
    }),
  ),
  newRegistrationCode,
);
