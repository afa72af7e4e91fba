import * as z from "zod/mini";

export interface EventDefinition<Detail extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  version: number;
  detail: Detail;
}

/** Flat fields, ids instead of personal data. What removes one or changes its meaning is a new version (docs/adr/0033). */
export const defineEvent = <const Fields extends Record<string, z.ZodMiniType<number | string | undefined>>>(
  version: number,
  fields: Fields,
) => ({ version, detail: z.object(fields) });

export const idField = z.int().check(z.gte(1));

const carriedField = z.union([z.object({ N: z.string() }), z.object({ S: z.string() })]);

/** On the bus: the pipe hands the fields on as the table's stream has them, for it cannot unpack what it does not name. */
export const carriedEvent = z.object({ id: z.string(), detail: z.record(z.string(), carriedField) });
